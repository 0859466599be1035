import { Button } from "../../components/Button.tsx";
import { buttonClass } from "../../components/buttonClass.ts";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { isChunkFailure } from "./isChunkFailure.ts";

/** Shown in place of a screen that broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <GateLayout title="Unexpected Application Error!">
      <h1>Unexpected Application Error!</h1>
      <p className="gate__lead">
        {isChunkFailure(error)
          ? "A part of Cairn could not be loaded. Check your connection, then reload the page."
          : "This page stopped working. What you saved before is safe. Reload the page, or start again from home."}
      </p>
      <div className="gate__ways">
        <Button onClick={() => location.reload()}>Reload the page</Button>
        {/* A link of the document, not of the router: it starts the app afresh. */}
        <a className={buttonClass("quiet")} href="/">
          Go home
        </a>
      </div>
    </GateLayout>
  );
}
