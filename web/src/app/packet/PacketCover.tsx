import { isFinished } from "@domain/essay/essay";
import { gpaText } from "@domain/gpa/gpa";
import { resultOf, resultText } from "@domain/score/scoreResults";
import * as text from "@text/tracker/packet";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { countText } from "../../views/applicationView.ts";
import { dayText } from "../../views/dayText.ts";
import { entriesHeading } from "../../views/entriesHeading.ts";
import type { PacketContent } from "./packetContent.ts";

interface PacketCoverProps extends TrackerTabProps {
  content: PacketContent;
  today: string;
  showsScores: boolean;
}

/** The first page below its title: whose application it is, and what is inside. */
export const PacketCover = observer(function PacketCover({ track, content, today, showsScores }: PacketCoverProps) {
  const { connection } = useStores();
  const { user } = usePlan();
  const isOffline = !connection.isOnline || connection.isMissingLists;
  return (
    <div className="packet__cover">
      <p>{text.madeOn(user.user?.stage_display_label ?? "", dayText(today))}</p>
      {isOffline && <p>{text.madeOffline}</p>}
      <h2>{text.inside}</h2>
      <dl className="packet__contents">
        {contentsOf(track, content, showsScores).map(([part, said]) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{said || text.none}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
});

/** Each part's name and how far it is; "" if it has no content. */
function contentsOf(
  track: TrackerTabProps["track"],
  { tasks, mainForm, forms, essays, letters, schools, courses, averages, scores }: PacketContent,
  showsScores: boolean,
): readonly (readonly [part: string, said: string])[] {
  const count = <Row,>(rows: readonly Row[], isSo: (row: Row) => boolean) => rows.filter(isSo).length;
  const entries =
    forms.length > 0
      ? forms.map(({ form, entries: chosen }) => [form, countText(form, chosen.length)] as const)
      : mainForm === undefined
        ? []
        : [[mainForm, ""] as const];
  const gpa = averages[0]?.averages[0]?.gpa ?? null;
  return [
    [
      text.checklist,
      tasks.length > 0
        ? text.doneOf(
            count(tasks, ({ status }) => status === "Completed"),
            tasks.length,
          )
        : "",
    ],
    ...entries.map(([form, said]) => [entriesHeading(form), said] as const),
    [text.essays, essays.length > 0 ? text.essayCount(essays.length, count(essays, isFinished)) : ""],
    [
      text.letters,
      letters.length > 0
        ? text.letterCount(
            letters.length,
            count(letters, ({ received_on }) => received_on !== null),
          )
        : "",
    ],
    [
      text.schools[track],
      schools.length > 0
        ? text.schoolCount(
            schools.length,
            count(schools, ({ status }) => status !== "researching" && status !== "applying"),
          )
        : "",
    ],
    [
      text.courses,
      courses.length > 0
        ? [text.courseCount(courses.length), gpa !== null && text.gpa(gpaText(gpa))].filter(Boolean).join(", ")
        : "",
    ],
    [text.scores, scoresSaid(scores, showsScores)],
  ];
}

/** How many results there are, and the latest official one. */
function scoresSaid(scores: PacketContent["scores"], showsScores: boolean): string {
  if (scores.length === 0) return "";
  if (!showsScores) return text.scoresHidden;
  const taken = scores.filter(({ kind }) => kind !== "planned");
  const [latest] = taken.filter(({ kind }) => kind === "official");
  const result = latest ? resultOf(latest) : null;
  return [
    text.scoreCount(taken.length),
    latest && result !== null && text.latest(latest.test, resultText(latest.test, result)),
  ]
    .filter(Boolean)
    .join(", ");
}
