import * as text from "@text/error";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { isChunkFailure } from "./isChunkFailure.ts";
import { reloadFresh } from "./reloadFresh.ts";

/** Shown instead of a screen that broke. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <GateLayout title={text.unexpected}>
      <h1>{text.unexpected}</h1>
      <p className="gate__lead">{isChunkFailure(error) ? text.partMissing : text.pageBroke}</p>
      <div className="gate__ways">
        <Button onClick={() => void reloadFresh()}>{text.reload}</Button>
        {/* A document link instead of a router link, because it reloads the app. */}
        <a className={buttonClass("quiet")} href="/">
          {text.goHome}
        </a>
      </div>
    </GateLayout>
  );
}
