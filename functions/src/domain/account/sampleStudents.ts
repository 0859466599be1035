/** The sample students a guest can look around as, one for each track with its own dashboard. */
export const SAMPLES = ["maya", "daniel", "priya"] as const;
export type Sample = (typeof SAMPLES)[number];

export interface SampleStudent {
  readonly name: string;
  readonly stageId: string;
  /** The stage as the button of this sample student shows it. */
  readonly standing: string;
}

export const SAMPLE_STUDENTS: Readonly<Record<Sample, SampleStudent>> = {
  maya: { name: "Maya Okafor", stageId: "hs-11", standing: "High school, 11th grade" },
  daniel: { name: "Daniel Reyes", stageId: "pm-senior", standing: "Pre-med, senior year, applying" },
  priya: { name: "Priya Nair", stageId: "pd-sophomore", standing: "Pre-dental, sophomore year" },
};
