import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import { selectOne } from "@text/tracker/bulk";
import * as text from "@text/tracker/experienceList";
import * as starText from "@text/tracker/stars";
import { Copy, Pencil, Star, StarOff, Trash2 } from "lucide-react";
import { memo, type Ref } from "react";
import { Link, useNavigate } from "react-router-dom";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Choice } from "../../ui/components/Choice.tsx";
import { Menu } from "../../ui/components/Menu.tsx";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { TypeTag } from "../../ui/components/TypeTag.tsx";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { Stars } from "../../views/stars.ts";
import { datesText, gradesText, rhythmText } from "../../views/whenText.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { LOG_HASH, recordAddress } from "./experienceAddress.ts";
import { numberText, shortHoursText } from "./hoursText.ts";
import type { Picking } from "./usePicking.ts";
import type { RowActions } from "./useRowActions.ts";

interface ExperienceTableRowProps {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  row: ExperienceRow<ExperienceRecord>;
  track: DashboardItem;
  stars: Stars | null;
  actions: RowActions;
  search: string;
  isPicked: boolean;
  /** Undefined unless the student is selecting rows. */
  onPick: Picking["pick"] | undefined;
}

/** A row that renders again only when something about it changes. */
export const ExperienceTableRow = memo(function ExperienceTableRow(props: ExperienceTableRowProps) {
  const { record } = props.row;
  return (
    <RowBoundary as="tr" name={record.experienceName} of={record}>
      <Row {...props} />
    </RowBoundary>
  );
});

function Row({ ref, index, row, track, stars, actions, search, isPicked, onPick }: ExperienceTableRowProps) {
  const { record, hours } = row;
  const { id, experienceName, type } = record;
  const navigate = useNavigate();
  return (
    <tr ref={ref} data-index={index} data-odd={index % 2 === 0 || undefined} aria-rowindex={index + 2}>
      <th scope="row">
        {onPick && (
          <Choice
            type="checkbox"
            className="experience-table__pick"
            checked={isPicked}
            onChange={({ currentTarget }) => onPick(id, currentTarget.checked)}
          >
            <span className="visually-hidden">{selectOne(experienceName)}</span>
          </Choice>
        )}
        <Link className="data-table__name experience-table__name" to={recordAddress(id, search)}>
          {experienceName}
        </Link>
        {stars && record.meaningfulExperiences && (
          <span className="experience-table__star">
            <Star className="icon" aria-hidden />
            {starText.starred[stars.kind].heading}
          </span>
        )}
        <span className="data-table__context">
          {[record.title, record.organisationName].filter(Boolean).join(", ")}
        </span>
      </th>
      <td>
        <TypeTag type={type} />
      </td>
      <WhenCells track={track} row={row} />
      <td className="data-table__end" data-label={text.columns.hours}>
        <b>{numberText(hours.completed)}</b>
      </td>
      <td className="data-table__end experience-table__tools">
        <Link
          className={buttonClass("quiet")}
          to={recordAddress(id, search) + LOG_HASH}
          aria-label={text.logHoursFor(experienceName)}
        >
          {text.logHours}
        </Link>
        <Menu
          label={text.moreFor(experienceName)}
          actions={[
            { label: common.edit, icon: Pencil, act: () => void navigate(recordAddress(id, search)) },
            ...(stars
              ? [
                  {
                    label: record.meaningfulExperiences ? starText.takeOff : starText.starred[stars.kind].markAs,
                    icon: record.meaningfulExperiences ? StarOff : Star,
                    act: () => actions.star(record),
                  },
                ]
              : []),
            { label: text.duplicate, icon: Copy, act: () => actions.duplicate(record) },
            { label: common.remove, icon: Trash2, tone: "danger", act: () => actions.remove(record) },
          ]}
        />
      </td>
    </tr>
  );
}

/** High school describes an activity by grades and weeks, the later applications by dates. */
function WhenCells({ track, row: { record, hours } }: { track: DashboardItem; row: ExperienceRow }) {
  const { grades, rhythm, dates, anticipated } = text.columns;
  const [label, when, endLabel, end] =
    track === "HS"
      ? [grades, gradesText(record), rhythm, rhythmText(record)]
      : [dates, datesText(record), anticipated, hours.anticipated > 0 ? shortHoursText(hours.anticipated) : ""];
  return (
    <>
      <td className="experience-table__when" data-label={when && label}>
        {when}
      </td>
      <td className="data-table__end experience-table__when" data-label={end && endLabel}>
        {end}
      </td>
    </>
  );
}
