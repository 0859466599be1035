import type { Sample } from "./samples.ts";

export interface SampleStudent {
  readonly name: string;
  readonly stageId: string;
}

export const SAMPLE_STUDENTS: Readonly<Record<Sample, SampleStudent>> = {
  maya: { name: "Maya Okafor", stageId: "hs-11" },
  sofia: { name: "Sofia Alvarez", stageId: "hs-12" },
  nora: { name: "Nora Haddad", stageId: "pm-junior" },
  daniel: { name: "Daniel Reyes", stageId: "pm-senior" },
  priya: { name: "Priya Nair", stageId: "pd-sophomore" },
  lucas: { name: "Lucas Bennett", stageId: "pd-gap-apply" },
};
