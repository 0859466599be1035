/**
 * A college's policy on SAT and ACT scores: required, required of students below a GPA or class rank, required but of any
 * kind (SAT, ACT, AP, IB), optional, or not looked at.
 */
export const TEST_POLICIES = ["required", "required-below", "flexible", "optional", "blind"] as const;
export type TestPolicy = (typeof TEST_POLICIES)[number];

/** The term that students who apply now would start in. A policy for another term has to be looked up. */
export const CURRENT_ENTRY = "fall 2027";
