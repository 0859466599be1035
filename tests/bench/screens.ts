/** The account for benchmarks that need one student. */
export const DAILY = { email: "maya@cairn.test", password: "cairn-demo" } as const;

/** Every screen of a signed-in student. */
export const SCREENS = [
  "/dashboard",
  "/tracker/experiences",
  "/tracker/scores",
  "/tracker/schools",
  "/tracker/coursework",
  "/tracker/application",
  "/tracker/application/letters",
  "/tracker/application/essays",
  "/tracker/application/interviews",
  "/tracker/application/season",
  "/tracker/journals",
  "/timeline",
  "/resources",
  "/support",
  "/profile",
  "/sharing",
] as const;
