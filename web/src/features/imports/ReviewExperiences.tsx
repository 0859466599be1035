import { EXPERIENCE_LIMIT, SHIFT_LIMIT } from "@domain/experience/experience";
import {
  checkExperienceRows,
  type ImportChoices,
  isShift,
  nameOf,
  planExperiences,
} from "@domain/imports/experienceImport";
import {
  EXPERIENCE_COLUMNS,
  type ExperienceColumn,
  type ExperienceRow,
  experienceAmounts,
  experienceDayOrder,
  experienceShortForm,
  type findExperienceTable,
  type ReadRow,
  readExperienceRow,
} from "@domain/imports/experienceTable";
import { takenColumns } from "@domain/imports/mergedCells";
import { totalDifference } from "@domain/imports/tableTotals";
import { EXPERIENCE_TYPES } from "@domain/shared/experienceType";
import type { DashboardItem } from "@domain/shared/stage";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/importTable";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useServices } from "../../stores/useServices.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { Draft } from "../../ui/forms/useDraft.ts";
import { starsOf } from "../../views/stars.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { ReviewRow } from "./ReviewTable.tsx";
import { useChosenRows } from "./useChosenRows.ts";
import { type ExperienceAddition, useImportExperiences } from "./useImportExperiences.ts";
import { type TableReading, useTableReview } from "./useTableReview.ts";

const READING: TableReading<ExperienceColumn, ExperienceRow> = {
  orderOf: experienceDayOrder,
  shortFormOf: experienceShortForm,
  amountsOf: experienceAmounts,
  hasNearestDays: false,
  readRow: (cells, fields, _, reading) => withLeftovers(readExperienceRow(cells, fields, reading)),
};

const TYPES = EXPERIENCE_TYPES.map((type) => ({ value: type, label: typeNames[type] }));

interface ReviewExperiencesProps {
  track: DashboardItem;
  found: ReturnType<typeof findExperienceTable>;
  draft: Draft;
  onBack: () => void;
  onDone: () => void;
}

/** Experiences and shifts of a pasted table, before they are added. */
export const ReviewExperiences = observer(function ReviewExperiences(props: ReviewExperiencesProps) {
  const { track, found, draft, onBack, onDone } = props;
  const { experiences } = usePlan();
  const review = useTableReview(found, READING, draft);
  const [choices, setChoices] = useState<ImportChoices>({ track, type: "Volunteering", name: "" });
  const { isChosen, choose } = useChosenRows();
  const stars = starsOf(useServices(track).services);
  const { add, progress } = useImportExperiences(onDone);
  const [error, setError] = useState<string | null>(null);
  const stored = experiences.records;
  const read = useMemo(() => review.rows.map(({ row }) => row), [review.rows]);
  const checks = useMemo(() => checkExperienceRows(read, stored, choices), [read, stored, choices]);
  const lines = useMemo(() => found.lines.filter(({ kind }) => kind === "row"), [found]);
  const rows = review.rows.map((row, at): ReviewRow => {
    const check = checks[at];
    const cells = review.cells[at] ?? [];
    const line = lines[at];
    const taken = line ? takenColumns(line, cells) : [];
    const isGuessed = taken.length > 0 && line?.taken?.isSure === false;
    const isFine = !check?.error && !check?.repeats && isReadable(row) && !isGuessed;
    return {
      cells,
      name: nameOf(row.row, choices) || text.withoutName,
      isChosen: isChosen(at, isFine),
      error: check?.error ?? null,
      remarks: [
        ...taken.map((column) => text.takenFromAbove(columnName(column), cells[column] ?? "")),
        ...remarksOn(row, check?.repeats ?? null, choices),
      ],
    };
  });
  const chosen = rows.flatMap(({ isChosen: isTaken }, at) => (isTaken ? [at] : []));
  const isNameless = read.some((row) => isShift(row) && nameOf(row, { name: "" }) === "");

  function columnName(at: number): string {
    const field = review.columns[at]?.field;
    return field ? text.experienceColumns[field] : text.numberedColumn(at + 1);
  }

  function handleImport() {
    const plan = planExperiences(
      chosen.flatMap((at) => read[at] ?? []),
      stored,
      choices,
    );
    const room = EXPERIENCE_LIMIT - experiences.entries.length;
    const bad = chosen.filter((at) => rows[at]?.error).length;
    if (bad > 0) setError(text.rowsNeedLook(bad));
    else if (plan.added.length > room) setError(text.noExperienceRoom(room, plan.added.length));
    else if (plan.tooManyShifts.length > 0) setError(text.tooManyShifts(SHIFT_LIMIT, plan.tooManyShifts.join(", ")));
    else {
      setError(null);
      void add({ ...plan, added: withinStars(plan.added, starRoom) });
    }
  }

  const difference = totalDifference(
    found,
    review.columns.map(({ field }) => field),
    ["hours", "shiftHours"],
    review.reading.comma,
  );
  const starRoom = Math.max(
    0,
    (stars?.count ?? 0) - stored.filter(({ meaningfulExperiences }) => meaningfulExperiences).length,
  );
  const tooManyStars = chosen.filter((at) => read[at]?.meaningful).length - starRoom;

  return (
    <ReviewCard
      review={review}
      kinds={EXPERIENCE_COLUMNS}
      names={text.experienceColumns}
      rows={rows}
      otherLines={found.lines}
      notes={[
        ...(difference ? [text.totalDiffers(difference)] : []),
        ...(tooManyStars > 0 ? [text.starsLeftOut(tooManyStars)] : []),
      ]}
      error={error}
      progress={progress}
      chosen={chosen.length}
      onChoose={choose}
      onImport={handleImport}
      onBack={onBack}
    >
      {isNameless && (
        <Field
          label={text.nameOfRows}
          hint={text.nameOfRowsHint}
          name="name"
          value={choices.name}
          maxLength={200}
          list="import-names"
          onChange={({ target }) => setChoices({ ...choices, name: target.value })}
        />
      )}
      <datalist id="import-names">
        {isNameless && stored.map(({ id, experienceName }) => <option key={id} value={experienceName} />)}
      </datalist>
      <SelectField
        label={text.typeOfRows}
        name="type"
        options={TYPES}
        value={choices.type}
        onChange={({ target }) => {
          const type = EXPERIENCE_TYPES.find((known) => known === target.value);
          if (type) setChoices({ ...choices, type });
        }}
      />
    </ReviewCard>
  );
});

/** A type that we do not know has a default; any other cell that could not be read needs a look. */
function isReadable({ unreadable }: ReadRow<ExperienceRow, ExperienceColumn>): boolean {
  return Object.keys(unreadable).every((column) => column === "type");
}

/** What could not be read stays in the words of the record. */
function withLeftovers(read: ReadRow<ExperienceRow, ExperienceColumn>): ReadRow<ExperienceRow, ExperienceColumn> {
  const columns = EXPERIENCE_COLUMNS.filter((column) => read.unreadable[column] !== undefined && column !== "type");
  if (columns.length === 0) return read;
  const place = isShift(read.row) ? "note" : "description";
  const left = columns.map((column) => `${text.experienceColumns[column]}: ${read.unreadable[column]}`);
  return { ...read, row: { ...read.row, [place]: [read.row[place], ...left].filter(Boolean).join("\n") } };
}

function remarksOn(
  { row, unreadable }: ReadRow<ExperienceRow, ExperienceColumn>,
  repeats: "table" | "list" | null,
  { type }: ImportChoices,
): readonly string[] {
  const place = isShift(row) ? text.theNote : text.theDescription;
  const unread = EXPERIENCE_COLUMNS.flatMap((column) => {
    const cell = unreadable[column];
    if (cell === undefined) return [];
    if (column === "type") return text.usesType(cell, typeNames[type]);
    return `${text.couldNotRead(text.experienceColumns[column], cell)} ${text.keptAs(place)}`;
  });
  const repeated = { table: text.repeatedInTable, list: text.alreadyListed };
  return repeats ? [repeated[repeats], ...unread] : unread;
}

/** The first ones keep their stars. */
function withinStars(added: ExperienceAddition["added"], room: number): ExperienceAddition["added"] {
  let left = room;
  return added.map((one) => {
    if (!one.fields.meaningfulExperiences) return one;
    left -= 1;
    return left >= 0 ? one : { ...one, fields: { ...one.fields, meaningfulExperiences: false } };
  });
}
