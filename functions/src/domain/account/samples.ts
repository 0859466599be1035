/** The sample students a guest can look around as: of each track, one before the applications and one among them. */
export const SAMPLES = ["maya", "sofia", "nora", "daniel", "priya", "lucas"] as const;
export type Sample = (typeof SAMPLES)[number];
