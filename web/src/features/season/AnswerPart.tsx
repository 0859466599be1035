import { answerOpens } from "@domain/season/offerDuties";
import { offerDay, serviceFor } from "@domain/season/schoolSeason";
import { ANSWERS, type Answer } from "@domain/season/season";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { changeState, setOffer, setWaitlist, takeBack } from "../../stores/changeSeason.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { AskDialog } from "../../ui/components/AskDialog.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { DayField } from "../../ui/forms/DayField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { commitQuestion, declineQuestion } from "../../views/bindingQuestions.ts";
import { dayText } from "../../views/dayText.ts";
import { offerRules } from "../../views/dutyWords.ts";
import { SeasonDay } from "./SeasonDay.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** The school's waitlist or offer, the days of its letter, and the student's answer. */
export const AnswerPart = observer(function AnswerPart(props: { records: SeasonStore; each: SeasonOfSchool }) {
  const { records, each } = props;
  const { session } = useStores();
  const { schools } = usePlan();
  const { school, season } = each;
  const uid = session.uid ?? "";
  const offered = offerDay(each);
  const lastSafe = records.dutiesOf(school.track, new Date()).find(({ id }) => id === school.id)?.lastSafeDay ?? null;
  const [rule, and] = offerRules(each);

  return (
    <section className="season-details__part">
      <h3 className="season-details__ruled">
        {text.offerAndAnswer}
        {rule && <RuleCard rule={rule} and={and} />}
      </h3>
      {lastSafe !== null && <p>{text.safeUntil(dayText(lastSafe))}</p>}
      <div className="season-details__fields">
        <DayField
          label={text.waitlisted}
          value={school.outcome === "waitlisted" ? school.reached.decision : season.waitlisted}
          uid={uid}
          draftName={`season/${school.id}/waitlist`}
          onSave={(day) => setWaitlist(schools, records, school, day)}
        />
        <DayField
          label={text.offered[school.track]}
          value={offered}
          uid={uid}
          draftName={`season/${school.id}/offer`}
          onSave={(day) => setOffer(schools, records, school, day)}
        />
        {school.outcome === "admitted" && <OfferFields records={records} each={each} />}
      </div>
    </section>
  );
});

const OfferFields = observer(function OfferFields({ records, each }: { records: SeasonStore; each: SeasonOfSchool }) {
  const { schools } = usePlan();
  const showToast = useToast();
  const [asked, setAsked] = useState<Answer | null>(null);
  const today = localDayOf(useNow());
  const { school, season } = each;
  const isAmcas = school.kind === "MD";
  const seasons = records.inSeason(school.track);
  const opens = (answer: Answer) => answerOpens(each, answer, seasons, today);
  // An answer that cannot be given yet is not offered. One that is stored stays.
  const answers = ANSWERS.filter(
    (answer) => answer === season.answer || ((answer !== "planned" || isAmcas) && opens(answer) === null),
  );

  function handleAnswer(answer: Answer | null) {
    void changeState(schools, records, school, { kind: "answer", answer });
    showToast(
      text.answered(school.name, answer === null ? text.notAnswered : text.answers[answer]),
      () => void takeBack(schools, records, school.id),
    );
  }

  function handleChoice(value: string) {
    const answer = answers.find((known) => known === value) ?? null;
    if (answer === "committed" || answer === "declined") setAsked(answer);
    else handleAnswer(answer);
  }

  return (
    <>
      <SeasonDay records={records} each={each} field="answer_by" label={text.answerBy} />
      <SeasonDay records={records} each={each} field="deposit_paid" label={text.depositPaid} />
      {isAmcas && serviceFor(each) !== null && (
        <SeasonDay records={records} each={each} field="commit_by" label={text.commitBy} />
      )}
      <SelectField
        label={text.yourAnswer}
        name="answer"
        optional
        value={season.answer ?? ""}
        options={[
          { value: "", label: text.notAnswered },
          ...answers.map((answer) => ({ value: answer, label: text.answers[answer] })),
        ]}
        hint={opensHint(opens("planned"), opens("committed"))}
        onChange={({ target }) => handleChoice(target.value)}
      />
      <AskDialog
        question={asked && (asked === "committed" ? commitQuestion(each, seasons) : declineQuestion(each))}
        onConfirm={() => handleAnswer(asked)}
        onClose={() => setAsked(null)}
      />
      {season.answer !== null && <SeasonDay records={records} each={each} field="answered" label={text.answeredOn} />}
    </>
  );
});

function opensHint(plan: string | null, commit: string | null): string | undefined {
  const hints = [plan && text.planOpens(dayText(plan)), commit && text.commitOpensOn(dayText(commit))];
  return hints.filter(Boolean).join(" ") || undefined;
}
