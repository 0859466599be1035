import { PRACTICE_NOTE_LENGTH } from "@domain/interview/practice";
import { minutesAndSeconds, type Station, secondsSpent } from "@domain/interview/stationClock";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/interviews";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import { findQuestion, type InterviewQuestion } from "../../content/interviewQuestions.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { PrivacyNotes } from "../../ui/components/PrivacyNotes.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { PracticesStore } from "./PracticesStore.ts";
import { roomNow } from "./roomNow.ts";
import { useStationTime } from "./useStationTime.ts";

interface StationCardProps {
  records: PracticesStore;
  questionId: string;
  station: Station;
}

/** The question and its clock; after the end, what to think about and what to keep. */
export const StationCard = observer(function StationCard({ records, questionId, station }: StationCardProps) {
  const { room } = records;
  const { phase, left } = useStationTime(station, room.hasSound);
  const [isThinking, setThinking] = useState(false);
  const showToast = useToast();
  const question = findQuestion(questionId);
  const isOver = phase === "over";
  const clock = useRef<HTMLParagraphElement>(null);
  const shown = useRef(phase);

  // The button of the phase that has ended is gone. A student who is writing notes stays there.
  useEffect(() => {
    if (shown.current !== phase && document.activeElement === document.body) clock.current?.focus();
    shown.current = phase;
  }, [phase]);

  function handleLeave() {
    const before = { questionId, station, note: room.note, rating: room.rating };
    room.leave();
    showToast(text.left, () => room.returnTo(before));
  }

  return (
    <Card heading={question ? text.kinds[question.kind] : text.room} className="station">
      <div className="card__body station__body">
        <p ref={clock} tabIndex={-1} className="station__clock" data-phase={phase}>
          <span className="station__phase">{station.stoppedAt === null ? text.phases[phase] : text.stopped}</span>
          <span className="station__time" role="timer" aria-label={text.timeLeft}>
            {minutesAndSeconds(left)}
          </span>
        </p>
        <p className="visually-hidden" role="status">
          {text.announced[phase]}
        </p>
        <p className="station__question">{question?.question ?? text.unknownQuestion}</p>
        {!isOver && (
          <div className="station__buttons">
            {phase === "reading" && <Button onClick={() => room.speak(roomNow())}>{text.speakNow}</Button>}
            {phase === "speaking" && <Button onClick={() => room.stop(roomNow())}>{text.done}</Button>}
            {!isThinking && (
              <Button variant="quiet" onClick={() => setThinking(true)}>
                {text.showThoughts}
              </Button>
            )}
            <Button variant="text" onClick={handleLeave}>
              {text.leaveStation}
            </Button>
          </div>
        )}
        {question && (isOver || isThinking) && <Thoughts question={question} />}
        <NoteField room={room} />
        {isOver && <KeepPractice records={records} question={question} station={station} onDiscard={handleLeave} />}
      </div>
    </Card>
  );
});

function Thoughts({ question }: { question: InterviewQuestion }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{text.thoughts}</h3>
      <ul className="station__thoughts">
        {question.think.map((thought) => (
          <li key={thought}>{thought}</li>
        ))}
      </ul>
    </section>
  );
}

const NoteField = observer(function NoteField({ room }: Pick<PracticesStore, "room">) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label className="label" htmlFor={id}>
          {text.note}
        </label>
        <textarea
          id={id}
          className="input station__note"
          value={room.note}
          maxLength={PRACTICE_NOTE_LENGTH}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => room.write(target.value)}
        />
        <p id={`${id}-hint`} className="field__hint">
          {text.noteHint}
        </p>
      </div>
      <PrivacyNotes
        text={room.note}
        latest={() => room.note}
        onWrite={room.write}
        onLeave={() => document.getElementById(id)?.focus()}
      />
    </>
  );
});

interface KeepPracticeProps {
  records: PracticesStore;
  question: InterviewQuestion | undefined;
  station: Station;
  onDiscard: () => void;
}

const KeepPractice = observer(function KeepPractice({ records, question, station, onDiscard }: KeepPracticeProps) {
  const { room } = records;
  const name = useId();
  const showToast = useToast();

  async function handleKeep() {
    if (!question) return;
    const { read, spoken } = secondsSpent(station);
    const { note, rating } = room;
    room.leave();
    showToast(text.kept);
    const isKept = await records.add({
      day: localDayOf(new Date()),
      question_id: question.id,
      kind: question.kind,
      read_seconds: read,
      spoken_seconds: spoken,
      rating,
      note: note.trim(),
    });
    if (!isKept && room.station === null) room.returnTo({ questionId: question.id, station, note, rating });
  }

  return (
    <>
      <fieldset className="station__rating">
        <legend className="label">{text.rating}</legend>
        {Object.entries(text.ratings).map(([value, label]) => (
          <Choice
            key={value}
            type="radio"
            name={name}
            value={value}
            checked={room.rating === Number(value)}
            onChange={() => room.rate(Number(value))}
          >
            {label}
          </Choice>
        ))}
      </fieldset>
      <div className="station__buttons">
        {question && <Button onClick={() => void handleKeep()}>{text.keep}</Button>}
        <Button variant="text" onClick={onDiscard}>
          {text.discard}
        </Button>
      </div>
    </>
  );
});
