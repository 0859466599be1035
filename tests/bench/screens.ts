import { visitsFor } from "../../web/src/app/screens.ts";

/** The account for benchmarks that need one student. */
export const DAILY = { email: "maya@cairn.test", password: "cairn-demo" } as const;

/** Every screen of a signed-in student. */
export const SCREENS = visitsFor("student");
