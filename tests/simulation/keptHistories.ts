import type { History } from "./history.ts";

/** The shortest forms of histories that failed once, today's code or a planted fault, and what was wrong. */
export const KEPT_HISTORIES: readonly { readonly fault: string; readonly history: History }[] = [
  {
    fault: "a mark that was set before a reload and taken back after it was set again by the log",
    history: {
      acts: ["tick"],
      steps: [
        { kind: "act", act: 0, page: 0, row: 1, ending: "crashes" },
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "hear", device: 1 },
        { kind: "reload", page: 0 },
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "act", act: 0, page: 0, row: 1, ending: "goes on" },
        { kind: "act", act: 0, page: 0, row: 1, ending: "goes on" },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 0,
    },
  },
  {
    fault:
      "an experience that was added and renamed offline, the latter right before a crash, was listed as a conflict",
    history: {
      acts: ["add experience", "rename experience", "remove experience", "add shift"],
      steps: [
        { kind: "act", act: 6, page: 0, row: 0, ending: "goes on" },
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "cut", device: 0 },
        { kind: "act", act: 5, page: 0, row: 0, ending: "crashes" },
        { kind: "start", page: 0 },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 0,
    },
  },
  {
    fault:
      "a phone number that was typed three times, whose first form arrived without an answer, was listed as a conflict",
    history: {
      acts: ["phone"],
      steps: [
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "send", device: 0, isAnswerLost: true },
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "crash", page: 0 },
        { kind: "evict", device: 0 },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 0,
    },
  },
  {
    fault: "without a network, the page that was opened after a crash did not show what the killed one had written",
    history: {
      acts: ["phone"],
      steps: [
        { kind: "cut", device: 0 },
        { kind: "act", act: 0, page: 0, row: 0, ending: "crashes" },
        { kind: "open", device: 0, isLate: false },
        { kind: "wait", seconds: 5 },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 0,
    },
  },
  {
    fault: "a deadline that was written again without a network replaced those that another device had added meanwhile",
    history: {
      acts: ["add deadline"],
      steps: [
        { kind: "act", act: 0, page: 4, row: 0, ending: "crashes" },
        { kind: "open", device: 1, isLate: false },
        { kind: "act", act: 0, page: 3, row: 0, ending: "crashes" },
        { kind: "cut", device: 0 },
        { kind: "open", device: 0, isLate: false },
        { kind: "wait", seconds: 60 },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 0,
    },
  },
  {
    fault: "the keys of shares would be left for another student: no random history was so short",
    history: {
      acts: ["share", "end share", "answer"],
      steps: [
        { kind: "act", act: 0, page: 0, row: 0, ending: "goes on" },
        { kind: "hear", device: 0 },
        { kind: "visit", device: 0 },
      ],
      isHeard: true,
      lastBrowser: "usual",
      isOld: false,
      seed: 1,
    },
  },
];
