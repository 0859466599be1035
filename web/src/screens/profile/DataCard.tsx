import { Card } from "../../components/Card.tsx";
import { DownloadPlan } from "./DownloadPlan.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import { STORED_KINDS } from "./storedKinds.ts";
import "./DataCard.css";

/** What Cairn holds of the student, and the two ways to move it. */
export function DataCard() {
  return (
    <Card className="data-card" heading="My data">
      <div className="card__body data">
        <dl className="data__list" aria-label="What is stored, and where">
          {STORED_KINDS.map(({ what, where }) => (
            <div key={what} className="data__kind">
              <dt>{what}</dt>
              <dd>{where}</dd>
            </div>
          ))}
        </dl>
        <section className="data__part" aria-labelledby="data-download">
          <h3 id="data-download">Download</h3>
          <p className="quiet">Everything in the cloud in one JSON file, fresh from the server.</p>
          <DownloadPlan label="Download my data" />
        </section>
        <ImportPlan />
      </div>
    </Card>
  );
}
