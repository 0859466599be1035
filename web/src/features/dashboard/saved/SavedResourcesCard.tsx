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
import "../../../ui/components/innerFold.css";
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
  const used = SAVED_GROUPS.filter((group) => counts[group] > 0);
  const unused = SAVED_GROUPS.filter((group) => counts[group] === 0);
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
          <Groups groups={used} counts={counts} />
        </div>
        {unused.length > 0 && (
          <details className="inner-fold">
            <summary>{text.groupsWithNone(unused.length)}</summary>
            <div className="card__body">
              <Groups groups={unused} counts={counts} />
            </div>
          </details>
        )}
      </WidgetBody>
    </Card>
  );
});

interface GroupsProps {
  groups: readonly SavedGroup[];
  counts: Readonly<Record<SavedGroup, number>>;
}

function Groups({ groups, counts }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <ul>
      {groups.map((group) => {
        const Icon = ICONS[group];
        return (
          <li key={group}>
            <Link to={`${SAVED}?group=${group}`} className="saved__group">
              <Icon className="icon" aria-hidden />
              {SAVED_GROUP_NAMES[group]} <b className="saved__count">{formatNumber(counts[group])}</b>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
