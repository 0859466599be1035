/** A question for the day, and three that lead from what happened to what it changed. */
export interface JournalPrompt {
  readonly question: string;
  readonly steps: readonly [string, string, string];
}

export const JOURNAL_PROMPTS: readonly JournalPrompt[] = [
  {
    question: "Who surprised you this week?",
    steps: ["What did they do?", "What did you do then?", "What do you see differently now?"],
  },
  {
    question: "When were you of real use to someone?",
    steps: ["What did they need?", "What exactly did you do?", "How do you know that it helped?"],
  },
  {
    question: "What went wrong, and what was your part in it?",
    steps: ["What happened?", "What did you do about it?", "What would you do next time?"],
  },
  {
    question: "What did you explain to someone?",
    steps: [
      "What was hard for them to see?",
      "Which words or drawings helped?",
      "What did you understand better yourself?",
    ],
  },
  {
    question: "When did you change your mind?",
    steps: ["What did you think before?", "What did you see or hear?", "What do you think now?"],
  },
  {
    question: "What did no one ask you to do?",
    steps: ["What did you notice?", "What did you start?", "What came of it?"],
  },
  {
    question: "When did you have to ask for help?",
    steps: ["What was too hard?", "Who did you ask, and how?", "What did you learn about asking?"],
  },
  {
    question: "Which small moment stuck with you?",
    steps: ["What did you see and hear?", "What did you say or leave unsaid?", "Why did it stick?"],
  },
  {
    question: "When did two people disagree in front of you?",
    steps: ["What was at stake for each?", "What did you do or hold back?", "What would have been fair?"],
  },
  {
    question: "What did you do even though it was boring?",
    steps: ["What was the task?", "How did you keep at it?", "Who did it matter to?"],
  },
  {
    question: "When did someone trust you?",
    steps: ["With what?", "How did you handle it?", "What does it ask of you?"],
  },
  {
    question: "What did you see that was not fair?",
    steps: [
      "Who had less, and of what?",
      "What could you do, and what could you not do?",
      "What do you want to know about it?",
    ],
  },
  {
    question: "Which question could you not answer?",
    steps: ["Where did it come up?", "How did you look for an answer?", "What is still open?"],
  },
  {
    question: "When did you lead without a title?",
    steps: ["What had to be done?", "How did you bring others along?", "What did you let others decide?"],
  },
  {
    question: "What did you learn with your hands?",
    steps: ["What did you try?", "Where did it go wrong first?", "What can you do now?"],
  },
  {
    question: "Who did you meet whose life is unlike yours?",
    steps: ["What did you assume?", "What did they tell or show you?", "What did you take away from it?"],
  },
  {
    question: "When were you tired and kept going, or rightly stopped?",
    steps: ["What was asked of you?", "What did you decide?", "What does that say about your limits?"],
  },
  {
    question: "What did a mentor do that you want to do one day?",
    steps: ["What did you see?", "Why did it work?", "How could you practice it now?"],
  },
  {
    question: "What did you learn in class and then run into outside?",
    steps: ["What was the idea?", "Where did you run into it?", "What did it explain?"],
  },
  {
    question: "What are you proud of that no form asks about?",
    steps: ["What was it?", "What did it take?", "Why does it matter to you?"],
  },
  {
    question: "When was listening the whole job?",
    steps: ["Who needed to talk?", "What did you do with your own words?", "What did they leave with?"],
  },
];
