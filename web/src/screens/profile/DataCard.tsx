import { allAboutPrivacy } from "@text/legal/links";
import * as text from "@text/profile/data";
import { Card } from "../../components/Card.tsx";
import { NewTabLink } from "../../components/NewTabLink.tsx";
import { PRIVACY } from "../../paths.ts";
import { DownloadPlan } from "./DownloadPlan.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import { STORED_KINDS } from "./storedKinds.ts";
import "./DataCard.css";

/** What Cairn holds of the student, and the two ways to move it. */
export function DataCard() {
  return (
    <Card className="data-card" heading={text.myData}>
      <div className="card__body data">
        <dl className="data__list" aria-label={text.whatIsStored}>
          {STORED_KINDS.map(({ what, where }) => (
            <div key={what} className="data__kind">
              <dt>{what}</dt>
              <dd>{where}</dd>
            </div>
          ))}
        </dl>
        <p>
          <NewTabLink href={PRIVACY}>{allAboutPrivacy}</NewTabLink>
        </p>
        <section className="data__part" aria-labelledby="data-download">
          <h3 id="data-download">{text.download}</h3>
          <p className="quiet">{text.downloadHint}</p>
          <DownloadPlan label={text.downloadMyData} />
        </section>
        <ImportPlan />
      </div>
    </Card>
  );
}
