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
  "/tracker/journals",
  "/timeline",
  "/resources",
  "/support",
  "/profile",
] as const;
