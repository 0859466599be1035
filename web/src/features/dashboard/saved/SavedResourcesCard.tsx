import { SAVED_GROUP_NAMES, SAVED_GROUPS, type SavedGroup, savedCounts } from "@domain/resource/savedResource";
import { formatNumber } from "@domain/shared/language";
import { widgetNames } from "@text/dashboard/overview";
import * as text from "@text/dashboard/saved";
import { Binoculars, HandHeart, type LucideIcon, School, Stethoscope, Trophy } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { RESOURCES } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { buttonClass } from "../../../ui/components/buttonClass.ts";
import { Card } from "../../../ui/components/Card.tsx";
import { WidgetBody } from "../WidgetBody.tsx";
import "./SavedResourcesCard.css";

const SAVED = `${RESOURCES}/saved`;
const ICONS: Readonly<Record<SavedGroup, LucideIcon>> = {
  schoolHelp: School,
  extracurriculars: Trophy,
  volunteering: HandHeart,
  clinicalExperience: Stethoscope,
  shadowing: Binoculars,
};

/** How many resources the student has saved in each of five groups, with a link to each group. */
export const SavedResourcesCard = observer(function SavedResourcesCard() {
  const { savedResources } = usePlan();
  const counts = savedCounts(savedResources.rows);
  const isEmpty = savedResources.rows.length === 0;
  return (
    <Card
      heading={widgetNames.saved}
      tools={
        <Link to={isEmpty ? RESOURCES : SAVED} className={buttonClass("text", "widget-link")}>
          {isEmpty ? text.browse : text.seeAll}
        </Link>
      }
    >
      <WidgetBody waiting={text.waiting} sources={[savedResources.list]}>
        <div className="card__body">
          {isEmpty && <p className="saved__empty">{text.saveOne}</p>}
          <ul>
            {SAVED_GROUPS.map((group) => (
              <SavedGroupRow key={group} group={group} count={counts[group]} />
            ))}
          </ul>
        </div>
      </WidgetBody>
    </Card>
  );
});

function SavedGroupRow({ group, count }: { group: SavedGroup; count: number }) {
  const Icon = ICONS[group];
  return (
    <li>
      <Link to={`${SAVED}?group=${group}`} className="saved__group">
        <Icon className="icon" aria-hidden />
        {SAVED_GROUP_NAMES[group]} <b className="saved__count">{formatNumber(count)}</b>
      </Link>
    </li>
  );
}
