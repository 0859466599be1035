import { foldedText } from "@domain/experience/alikeExperiences";
import type { ReadRow } from "@domain/imports/experienceTable";
import {
  type findSchoolTable,
  readSchoolRow,
  SCHOOL_COLUMNS,
  type SchoolColumn,
  type SchoolRow,
  schoolDayOrder,
  schoolShortForm,
} from "@domain/imports/schoolTable";
import {
  DEADLINE_LABEL_LENGTH,
  DEADLINE_LIMIT,
  KINDS_OF,
  SCHOOL_LIMIT,
  type School,
  type SchoolKind,
  school as schoolSchema,
} from "@domain/school/school";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/importTable";
import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { loadSchoolFacts } from "../../content/schools/loadSchoolFacts.ts";
import type { KnownSchool } from "../../content/schools/schoolCatalog.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { Select } from "../../ui/forms/Select.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { Draft } from "../../ui/forms/useDraft.ts";
import { placeOf } from "../../views/schoolWords.ts";
import { deadlinesInNote, importedKnown, importedTyped, typedKind } from "./importedSchool.ts";
import { loadSchoolMatcher, type SchoolMatch } from "./matchSchool.ts";
import { ReviewCard } from "./ReviewCard.tsx";
import type { ReviewRow } from "./ReviewTable.tsx";
import { useChosenRows } from "./useChosenRows.ts";
import { useImportSchools } from "./useImportSchools.ts";
import { type TableReading, useTableReview } from "./useTableReview.ts";

const READING: TableReading<SchoolColumn, SchoolRow> = {
  orderOf: schoolDayOrder,
  shortFormOf: schoolShortForm,
  amountsOf: () => [],
  hasNearestDays: true,
  readRow: (cells, fields, headings, reading) => withLeftovers(readSchoolRow(cells, fields, headings, reading)),
};

interface ReviewSchoolsProps {
  track: DashboardItem;
  found: ReturnType<typeof findSchoolTable>;
  draft: Draft;
  onBack: () => void;
  onDone: () => void;
}

/** The schools of a pasted table, before they are added. */
export const ReviewSchools = observer(function ReviewSchools(props: ReviewSchoolsProps) {
  const { track, found, draft, onBack, onDone } = props;
  const { schools } = usePlan();
  const { value: match, failure, retry } = useLoaded(useCallback(() => loadSchoolMatcher(track), [track]));
  const review = useTableReview(found, READING, draft);
  const { isChosen, choose } = useChosenRows();
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(() => new Map());
  const [error, setError] = useState<string | null>(null);
  const { add, progress } = useImportSchools(onDone);
  const [kind, setKind] = useState<SchoolKind | null>(null);
  const find = useMatches(match);
  const listed = schools.rows.filter((row) => row.track === track);
  const by = { track, today: localDayOf(new Date()), newId: schools.newId };
  const seen = new Set<string>();

  const read = review.rows.map((one, at) => {
    const matched = find(one.row);
    const known = chosenAmong(matched, picked.get(at));
    const ownKind = typedKind(one.row, track) ?? kind;
    // For the review, the first kind stands in for one that is not chosen yet.
    const made = known
      ? importedKnown(one.row, known, undefined, by)
      : importedTyped(one.row, ownKind ?? KINDS_OF[track][0], by);
    const key = `${made.schoolId ?? ""}|${foldedText(made.name)}`;
    const repeats = isListed(made, listed) ? text.alreadyListed : seen.has(key) ? text.repeatedInTable : null;
    seen.add(key);
    const isPicked = picked.has(at);
    const isOpen = isUndecided(matched) && !isPicked;
    // A school that is not known is added as typed only if the student checks its box.
    const isResolved = known !== null || isPicked || one.row.name === undefined;
    return { ...one, matched, known, made, repeats, isOpen, isResolved, lacksKind: !known && ownKind === null };
  });
  const asksKind = read.some(({ row, known }) => !known && typedKind(row, track) === null);
  const rows = read.map(
    ({ row, unreadable, matched, known, made, repeats, isOpen, isResolved, lacksKind }, at): ReviewRow => {
      const invalid = problemWith(made);
      const problem = invalid ?? (lacksKind ? text.chooseKind : null);
      const isFine = invalid === null && repeats === null && isResolved && Object.keys(unreadable).length === 0;
      return {
        cells: review.cells[at] ?? [],
        name: row.name ?? text.withoutName,
        isChosen: isChosen(at, isFine),
        error: problem,
        remarks: [
          ...(repeats === null ? [] : [repeats]),
          ...(match ? unresolved({ isResolved, isOpen }) : []),
          ...unreadableIn(unreadable),
          ...withoutRoom(row),
        ],
        control: matched.candidates.length > 0 && (
          <Select
            aria-label={text.schoolOf(at + 1)}
            options={[...matched.candidates.map(optionOf), { value: "", label: text.asTyped(row.name ?? "") }]}
            value={known?.id ?? ""}
            onChange={({ target }) => setPicked(new Map([...picked, [at, target.value]]))}
          />
        ),
      };
    },
  );
  const chosen = rows.flatMap(({ isChosen: isTaken }, at) => (isTaken ? [at] : []));

  function handleImport() {
    const room = SCHOOL_LIMIT - schools.rows.length;
    const bad = chosen.filter((at) => rows[at]?.error).length;
    if (bad > 0) setError(text.rowsNeedLook(bad));
    else if (chosen.length > room) setError(text.noSchoolRoom(room, chosen.length));
    else {
      setError(null);
      void addWithFigures();
    }
  }

  /** The figures load with the schools that are added, not with the search. */
  async function addWithFigures() {
    const taken = chosen.flatMap((at) => read[at] ?? []);
    try {
      const facts = await loadSchoolFacts(taken.flatMap(({ known }) => known?.id ?? []));
      await add(
        taken.map(({ row, known, made }) => (known ? importedKnown(row, known, facts.get(known.id), by) : made)),
      );
    } catch {
      setError(text.figuresNotLoaded);
    }
  }

  return (
    <ReviewCard
      review={review}
      kinds={SCHOOL_COLUMNS}
      names={text.schoolColumns}
      rows={rows}
      otherLines={found.lines}
      notes={[]}
      error={error}
      progress={progress}
      chosen={chosen.length}
      onChoose={choose}
      onImport={handleImport}
      onBack={onBack}
    >
      <ErrorNote retry={retry}>{failure}</ErrorNote>
      {asksKind && (
        <SelectField
          label={text.kindOfSchools}
          name="kind"
          options={[{ value: "", label: text.choose }, ...KINDS_OF[track].map((one) => ({ value: one, label: one }))]}
          value={kind ?? ""}
          onChange={({ target }) => setKind(KINDS_OF[track].find((one) => one === target.value) ?? null)}
        />
      )}
    </ReviewCard>
  );
});

const NO_MATCH: SchoolMatch = { candidates: [], sure: null };

/** Searches for each row's school once. */
function useMatches(match: ((row: SchoolRow) => SchoolMatch) | null): (row: SchoolRow) => SchoolMatch {
  return useMemo(() => {
    const known = new Map<string, SchoolMatch>();
    return (row) => {
      if (!match || !row.name) return NO_MATCH;
      const key = [row.name, row.state, row.kind].join("|");
      const found = known.get(key) ?? match(row);
      known.set(key, found);
      return found;
    };
  }, [match]);
}

function chosenAmong({ candidates, sure }: SchoolMatch, picked: string | undefined): KnownSchool | null {
  if (picked === undefined) return sure;
  return candidates.find(({ id }) => id === picked) ?? null;
}

function isUndecided({ candidates, sure }: SchoolMatch): boolean {
  return sure === null && candidates.length > 0;
}

function unresolved({ isResolved, isOpen }: { isResolved: boolean; isOpen: boolean }): readonly string[] {
  if (isResolved) return [];
  return [isOpen ? text.whichSchool : text.unknownSchool];
}

function isListed({ schoolId, name }: School, listed: readonly School[]): boolean {
  return listed.some(
    (other) => (schoolId !== null && other.schoolId === schoolId) || foldedText(other.name) === foldedText(name),
  );
}

/** The first thing that the stored school may not have. */
function problemWith(school: School): string | null {
  return schoolSchema.safeParse(school).error?.issues[0]?.message ?? null;
}

function optionOf(school: KnownSchool) {
  return { value: school.id, label: [school.name, placeOf(school)].filter(Boolean).join(", ") };
}

/** What could not be read stays in the school's note. */
function withLeftovers(read: ReadRow<SchoolRow, SchoolColumn>): ReadRow<SchoolRow, SchoolColumn> {
  const columns = SCHOOL_COLUMNS.filter((column) => read.unreadable[column] !== undefined);
  if (columns.length === 0) return read;
  const left = columns.map((column) => `${text.schoolColumns[column]}: ${read.unreadable[column]}`);
  return { ...read, row: { ...read.row, note: [read.row.note, ...left].filter(Boolean).join("\n") } };
}

function withoutRoom(row: SchoolRow): readonly string[] {
  const lines = deadlinesInNote(row);
  return lines.length === 0 ? [] : [text.deadlinesKept(DEADLINE_LIMIT, DEADLINE_LABEL_LENGTH, lines)];
}

function unreadableIn(unreadable: ReadRow<SchoolRow, SchoolColumn>["unreadable"]): readonly string[] {
  return SCHOOL_COLUMNS.flatMap((column) => {
    const cell = unreadable[column];
    if (cell === undefined) return [];
    return `${text.couldNotRead(text.schoolColumns[column], cell)} ${text.keptAs(text.theNote)}`;
  });
}
