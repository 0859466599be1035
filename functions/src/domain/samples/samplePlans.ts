import type { Sample } from "../account/samples.ts";
import { withCycleDays } from "./cycleDays.ts";
import daniel from "./daniel.json" with { type: "json" };
import lucas from "./lucas.json" with { type: "json" };
import maya from "./maya.json" with { type: "json" };
import nora from "./nora.json" with { type: "json" };
import priya from "./priya.json" with { type: "json" };
import { type SamplePlan, samplePlan } from "./samplePlan.ts";
import sofia from "./sofia.json" with { type: "json" };

const FILES: Readonly<Record<Sample, unknown>> = { maya, sofia, nora, daniel, priya, lucas };

/** What a sample student starts with on a day. */
export function samplePlanOf(sample: Sample, today: string): SamplePlan {
  return samplePlan.parse(withCycleDays(FILES[sample], today));
}
