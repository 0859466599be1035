import { allAboutPrivacy } from "@text/legal/links";
import * as text from "@text/profile/data";
import { useState } from "react";
import { PRIVACY } from "../../base/paths.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { DownloadPlan } from "./DownloadPlan.tsx";
import { ImportPlan } from "./ImportPlan.tsx";
import { STORED_KINDS } from "./storedKinds.ts";
import "./DataCard.css";

/** Downloading and importing a plan, and below that a list of what Cairn stores. */
export function DataCard() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card className="data-card" heading={text.myData}>
      <div className="card__body data">
        <section className="data__part" aria-labelledby="data-download">
          <h3 id="data-download">{text.download}</h3>
          <p className="quiet">{text.downloadHint}</p>
          <DownloadPlan label={text.downloadMyData} />
        </section>
        <ImportPlan />
        <Fold
          level={3}
          heading={text.whatIsStored}
          meta={text.kindsStored(STORED_KINDS.length)}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          <div className="data__stored">
            <p>{text.storedOnServers}</p>
            <ul className="data__list">
              {STORED_KINDS.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
            <p>{text.loginStored}</p>
            <p>{text.offlineCopyStored}</p>
          </div>
        </Fold>
        <p>
          <NewTabLink href={PRIVACY}>{allAboutPrivacy}</NewTabLink>
        </p>
      </div>
    </Card>
  );
}
