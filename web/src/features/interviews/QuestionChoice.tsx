import { QUESTION_KINDS } from "@domain/interview/practice";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/interviews";
import { Play } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { type InterviewQuestion, questionsFor } from "../../content/interviewQuestions.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { PracticesStore } from "./PracticesStore.ts";
import { roomNow } from "./roomNow.ts";

/** The times to choose from, in minutes. */
const READ_MINUTES = [0.5, 1, 1.5, 2, 3, 4, 5];
const SPEAK_MINUTES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];

const optionsOf = (choices: readonly number[]) =>
  choices.map((count) => ({ value: String(count * 60), label: text.minutes(count) }));

interface QuestionChoiceProps {
  records: PracticesStore;
  track: DashboardItem;
}

/** What to practice and for how long. The clock starts with the question, which is not shown before. */
export const QuestionChoice = observer(function QuestionChoice({ records, track }: QuestionChoiceProps) {
  const { room, rows } = records;
  const [kind, setKind] = useState("");
  const [isOpen, setOpen] = useState(false);
  const all = questionsFor(track);
  const kinds = QUESTION_KINDS.filter((known) => all.some((question) => question.kind === known));
  const shown = kind === "" ? all : all.filter((question) => question.kind === kind);
  const timesOf = ({ id }: InterviewQuestion) => rows.filter(({ question_id }) => question_id === id).length;

  /** One of the questions that were practiced the fewest times. */
  function handleDraw() {
    const fewest = Math.min(...shown.map(timesOf));
    const left = shown.filter((question) => timesOf(question) === fewest);
    const drawn = left[Math.floor(Math.random() * left.length)];
    if (drawn) room.start(drawn.id, roomNow());
  }

  return (
    <>
      <Card heading={text.room}>
        <div className="card__body interviews__choice">
          <p>{track === "HS" ? text.leadCollege : text.lead}</p>
          <div className="interviews__fields">
            <SelectField
              label={text.kind}
              name="question-kind"
              value={kind}
              options={[
                { value: "", label: text.anyKind },
                ...kinds.map((known) => ({ value: known, label: text.kinds[known] })),
              ]}
              onChange={({ target }) => setKind(target.value)}
            />
            <SelectField
              label={text.reading}
              name="read-seconds"
              value={String(room.readSeconds)}
              options={optionsOf(READ_MINUTES)}
              onChange={({ target }) => room.allow(Number(target.value), room.speakSeconds)}
            />
            <SelectField
              label={text.speaking}
              name="speak-seconds"
              value={String(room.speakSeconds)}
              options={optionsOf(SPEAK_MINUTES)}
              onChange={({ target }) => room.allow(room.readSeconds, Number(target.value))}
            />
          </div>
          <Choice
            type="checkbox"
            name="sound"
            checked={room.hasSound}
            onChange={({ target }) => room.setSound(target.checked)}
          >
            {text.sound}
          </Choice>
          <Button onClick={handleDraw}>
            <Play className="icon" aria-hidden />
            {text.draw}
          </Button>
        </div>
      </Card>
      <Fold
        heading={text.allQuestions}
        level={2}
        meta={text.questionCount(shown.length)}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      >
        <ul className="interviews__questions">
          {shown.map((question) => (
            <li key={question.id} className="interviews__question">
              <p>
                {question.question}{" "}
                <span className="quiet">
                  {text.kinds[question.kind]}
                  {timesOf(question) > 0 && `, ${text.practicedTimes(timesOf(question))}`}
                </span>
              </p>
              <Button
                variant="quiet"
                aria-label={text.practiceQuestion(question.question)}
                onClick={() => room.start(question.id, roomNow())}
              >
                {text.practiceThis}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
});
