import { formatNumber, plural } from "@domain/shared/language";

export const room = "Interview room";
export const lead =
  "One question, time to read it, time to answer it aloud. The question and the clock start together, as at a station of a multiple mini interview.";
export const leadCollege =
  "One question, time to read it, time to answer it aloud. The question and the clock start together.";

export const kinds = {
  ethics: "Ethics",
  acting: "Acting",
  teamwork: "Teamwork",
  policy: "Health policy",
  personal: "Personal",
  motivation: "Motivation",
  traditional: "Traditional",
  dental: "Dental",
  college: "College interview",
};
export const kind = "Kind of question";
export const anyKind = "Any kind";
export const reading = "Time to read";
export const speaking = "Time to speak";
export const minutes = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "minute", other: "minutes" })}`;
export const sound = "Sound at the end of each time";
export const draw = "Start with a question";

export const allQuestions = "All questions";
export const questionCount = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: "question", other: "questions" })}`;
export const practiceThis = "Practice this one";
export const practiceQuestion = (words: string) => `${practiceThis}: ${words}`;
export const practicedTimes = (count: number) =>
  plural(count, { one: "Practiced once", other: `Practiced ${formatNumber(count)} times` });

export const phases = { reading: "Read", speaking: "Speak", over: "Time is up" };
/** What a screen reader says when a phase begins. */
export const announced = {
  reading: "Read the question now.",
  speaking: "Speak now.",
  over: "Time is up.",
};
export const timeLeft = "Time left";
export const speakNow = "Speak now";
export const done = "I am done";
export const leaveStation = "Leave this question";
export const left = "You left the question. Nothing was kept.";
export const stopped = "You are done";

export const showThoughts = "Show what to think about";
export const thoughts = "What to think about";
export const note = "Notes";
export const noteHint = "On this device while you write, and in your log once you keep the practice.";
export const rating = "How did it go?";
export const ratings: Readonly<Record<number, string>> = {
  1: "1: Not yet",
  2: "2: Hard",
  3: "3: Fair",
  4: "4: Good",
  5: "5: Ready",
};
export const keep = "Keep this practice";
export const kept = "Kept in your practice log";
export const discard = "Discard";
export const unknownQuestion = "A question that is no longer in the list";

export const log = "Practice log";
export const thisLog = "your practice log";
export const noPractice = "Nothing practiced yet";
export const noPracticeText = "Each practice that you keep appears here with its times, your rating and your notes.";
export const day = "Day";
export const question = "Question";
export const times = "Read and spoken";
export const ratingHeading = "Rating";
export const actions = "Actions";
export const noRating = "None";
export const spent = (read: string, spoken: string) => `${read} and ${spoken}`;
export const deletePractice = (words: string) => `Delete practice: ${words}`;
export const deleted = "Practice deleted";
export const practiced = (count: number, spokenMinutes: number) =>
  `${questionCount(count)} practiced, ${minutes(spokenMinutes)} spoken`;
