import { serviceFor } from "@domain/season/schoolSeason";
import type { SeasonDay as DayName } from "@domain/season/season";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { AidPart } from "./AidPart.tsx";
import { AnswerPart } from "./AnswerPart.tsx";
import { InterviewsPart } from "./InterviewsPart.tsx";
import { PlanField } from "./PlanField.tsx";
import { SeasonDay } from "./SeasonDay.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

interface SchoolSeasonProps {
  records: SeasonStore;
  each: SeasonOfSchool;
}

/** What a school's season holds besides its status: steps, interviews, offer and answer, aid forms. */
export const SchoolSeasonParts = observer(function SchoolSeasonParts({ records, each }: SchoolSeasonProps) {
  const { school } = each;
  return (
    <>
      <section className="season-details__part">
        <h3>{text.statusAndSteps}</h3>
        <div className="season-details__fields">
          {school.kind === "UG" && <PlanField records={records} each={each} />}
          {stepsOf(each).map(({ field, label }) => (
            <SeasonDay key={field} records={records} each={each} field={field} label={label} />
          ))}
        </div>
      </section>
      <InterviewsPart records={records} each={each} />
      <AnswerPart records={records} each={each} />
      {school.kind === "UG" && <AidPart records={records} each={each} />}
    </>
  );
});

interface Step {
  readonly field: DayName;
  readonly label: string;
}

/** The steps that the school's row does not hold. Colleges verify nothing and send no secondary. */
function stepsOf(each: SeasonOfSchool): readonly Step[] {
  const { track, kind } = each.school;
  const isRanking = serviceFor(each) === "TMDSAS" && kind !== "DDS";
  return [
    ...(kind === "UG"
      ? []
      : ([
          { field: "verified", label: text.verified },
          { field: "secondary_sent", label: text.secondarySent[track] },
        ] as const)),
    { field: "held", label: text.held[track] },
    ...(isRanking ? ([{ field: "ranked", label: text.ranked }] as const) : []),
  ];
}
