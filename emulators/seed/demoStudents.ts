import { SAMPLE_STUDENTS } from "../../functions/src/domain/account/sampleStudents.ts";
import { SAMPLES, type Sample } from "../../functions/src/domain/account/samples.ts";
import { standingAt } from "../../functions/src/domain/account/standing.ts";
import { stageCategories } from "./content/content.ts";

export interface DemoStudent {
  readonly sample: Sample;
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly stageId: string;
  readonly stage_display_label: string;
}

const PASSWORD = "cairn-demo";

/** The sample students that guests can look around as, but with their own accounts. */
export const demoStudents: readonly DemoStudent[] = SAMPLES.map((key) => {
  const { name, stageId } = SAMPLE_STUDENTS[key];
  const standing = standingAt(stageId, stageCategories);
  if (!standing) throw new Error(`There is no stage ${stageId} for ${name}.`);
  const { stage_display_label } = standing;
  const email = `${key}@cairn.test`;
  return { sample: key, uid: `demo-${key}`, name, email, password: PASSWORD, stageId, stage_display_label };
});
