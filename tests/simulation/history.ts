import fc from "fast-check";
import type { Browser } from "./SimulatedDevice.ts";

/** What happens to a simulated world. Numbers choose among the devices, pages and records that there are then. */
export type Step =
  | { readonly kind: "act"; readonly act: number; readonly page: number; readonly row: number; readonly ending: Ending }
  | { readonly kind: "open"; readonly device: number; readonly isLate: boolean }
  | Disturbance
  | { readonly kind: "start" | "reload" | "close" | "crash"; readonly page: number }
  | { readonly kind: "cut" | "connect" | "hear" | "evict"; readonly device: number }
  | { readonly kind: "send"; readonly device: number; readonly isAnswerLost: boolean }
  | { readonly kind: "wait"; readonly seconds: number };

/**
 * What real browsers are not made to do: a device's storage is full or no longer, another student signs in on it, its
 * clock is wrong, it is in another time zone, and a page is kept from running for a while. A reader comments on a share
 * whose key the device has.
 */
export type Disturbance =
  | { readonly kind: "fill" | "clear" | "visit" | "comment"; readonly device: number }
  | { readonly kind: "set clock" | "travel"; readonly device: number; readonly hours: number }
  | { readonly kind: "freeze" | "thaw"; readonly page: number };

const DISTURBANCES: readonly string[] = ["fill", "clear", "visit", "comment", "set clock", "travel", "freeze", "thaw"];

export function isDisturbance(what: Step): what is Disturbance {
  return DISTURBANCES.includes(what.kind);
}

/** What the student does, by what it is about. */
const ACTS = {
  tasks: ["tick", "add task", "rename task", "date task", "remove task"],
  account: ["phone", "name"],
  experiences: ["add experience", "rename experience", "remove experience", "add shift"],
  schools: ["add school", "note school", "remove school", "add deadline"],
  essays: ["add essay", "write essay", "remove essay"],
  shares: ["share", "end share", "answer", "add task", "rename task", "remove task"],
} as const;
export type Act = (typeof ACTS)[keyof typeof ACTS][number];

/** Whether a history needs the stores of shares. */
export function isAboutShares({ acts }: Pick<History, "acts">): boolean {
  return acts.some((act) => act === "share" || act === "end share" || act === "answer");
}

export interface History {
  /** What the student does in it: few kinds of acts meet more often than all. */
  readonly acts: readonly Act[];
  readonly steps: readonly Step[];
  /** Whether every device begins with what the server has. */
  readonly isHeard: boolean;
  /** That of the last device. */
  readonly lastBrowser: Browser;
  /** Whether the plan begins as an earlier release has stored it. */
  readonly isOld: boolean;
  /** For ids. */
  readonly seed: number;
}

/** Whether the page is killed right after the act, before the device has stored anything. */
type Ending = "goes on" | "crashes";

export const DEVICES = 3;

const number = fc.nat(9);
const device = fc.nat(DEVICES - 1);

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("act"),
      act: number,
      page: number,
      row: fc.nat(2),
      ending: fc.oneof(
        { weight: 3, arbitrary: fc.constant("goes on" as const) },
        { weight: 1, arbitrary: fc.constant("crashes" as const) },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("open"), device, isLate: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("start", "reload", "close", "crash"), page: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("freeze", "thaw"), page: number }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom("cut", "connect", "hear", "hear", "evict"), device }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("fill", "clear", "visit", "comment"), device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("set clock"), device, hours: fc.constantFrom(-30, -1, 26) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("travel"), device, hours: fc.constantFrom(-10, -5, 5.5, 14) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("send"),
      device,
      isAnswerLost: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait"), seconds: fc.constantFrom(1, 5, 60, 90_000) }) },
);

export const history: fc.Arbitrary<History> = fc.record({
  acts: fc.oneof(...Object.values(ACTS).map((acts) => fc.subarray<Act>([...acts], { minLength: 1 }))),
  steps: fc.array(step, { minLength: 3, maxLength: 30 }),
  isHeard: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn < 3),
  lastBrowser: fc.constantFrom<Browser>("usual", "usual", "usual", "usual", "private", "blocked"),
  isOld: fc.integer({ min: 0, max: 3 }).map((drawn) => drawn === 3),
  seed: fc.nat(),
});
