import { CircleCheck, Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Notice } from "../../components/Notice.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import { STORED_KINDS } from "./storedKinds.ts";
import { useDownload } from "./useDownload.ts";
import "./DataCard.css";

/** What Cairn holds of the student, and the two ways to move it. */
export const DataCard = observer(function DataCard() {
  const download = useDownload();

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
          <Button variant="quiet" busy={download.busy} busyLabel="Collecting" onClick={download.start}>
            <Download className="icon" aria-hidden />
            Download my data
          </Button>
          <div role="status">
            {download.done !== null && (
              <Notice icon={CircleCheck} tone="ok">
                {download.done}
              </Notice>
            )}
          </div>
          <ErrorNote>{download.error}</ErrorNote>
        </section>
        <ImportPlan />
      </div>
    </Card>
  );
});
