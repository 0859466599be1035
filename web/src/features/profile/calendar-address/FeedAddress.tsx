import * as text from "@text/profile/calendarAddress";
import { Copy, KeyRound } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/components/Button.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { NewTabLink } from "../../../ui/components/NewTabLink.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { useCopy } from "../../../ui/components/useCopy.ts";

/** Google's page for adding a calendar from a URL (support.google.com/calendar/answer/37100, read on 2026-11-23). */
const GOOGLE = "https://calendar.google.com/calendar/r/settings/addbyurl";

/** The address with the steps that add it to a calendar. `address` is null where another device made it. */
export function FeedAddress({ address }: { address: string | null }) {
  const id = useId();
  const [copying, copy] = useCopy();

  if (address === null) {
    return (
      <div className="address__part">
        <Notice icon={KeyRound}>{text.elsewhere}</Notice>
        <p className="quiet">{text.delay}</p>
      </div>
    );
  }
  return (
    <>
      <div className="address__part">
        <label className="label" htmlFor={id}>
          {text.yours}
        </label>
        <div className="address__row">
          <input
            id={id}
            className="input address__url"
            readOnly
            value={address}
            aria-describedby={`${id}-secret`}
            onFocus={({ target }) => target.select()}
          />
          <Button onClick={() => copy(address)}>
            <Copy className="icon" aria-hidden />
            {copying === "copied" ? text.copied : text.copy}
          </Button>
        </div>
        <ErrorNote>{copying === "refused" ? text.copyRefused : null}</ErrorNote>
        <p id={`${id}-secret`} className="quiet">
          {text.secret}
        </p>
      </div>
      <section className="address__part" aria-labelledby={`${id}-add`}>
        <h3 id={`${id}-add`}>{text.addTo}</h3>
        <Steps heading={text.google} steps={text.googleSteps}>
          <NewTabLink href={GOOGLE} hasIcon>
            {text.openGoogle}
          </NewTabLink>
        </Steps>
        <Steps heading={text.apple} steps={text.appleSteps}>
          <a href={address.replace(/^https?:/, "webcal:")}>{text.openApple}</a>
        </Steps>
        <Steps heading={text.outlook} steps={text.outlookSteps} />
        <p className="quiet">{text.delay}</p>
      </section>
    </>
  );
}

function Steps({ heading, steps, children }: { heading: string; steps: readonly string[]; children?: ReactNode }) {
  return (
    <details className="address__steps">
      <summary>{heading}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children && <p>{children}</p>}
    </details>
  );
}
