import * as text from "@text/sharing/sharing";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { SHARING } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { Tag } from "../../ui/components/Tag.tsx";

/** The way to what the student shares. */
export const SharingCard = observer(function SharingCard() {
  const { shares } = usePlan();
  return (
    <Card heading={text.heading} help={shares.value?.hasNews && <Tag tone="warn">{text.cardNews}</Tag>}>
      <div className="card__body sharing-card">
        <p>{text.cardText}</p>
        <Link to={SHARING} className={buttonClass("quiet")}>
          {text.openSharing}
        </Link>
      </div>
    </Card>
  );
});
