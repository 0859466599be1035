import { standingAt } from "../../functions/src/domain/standing.ts";
import { stageCategories } from "./content/content.ts";

export interface DemoStudent {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly stageId: string;
  readonly stage_display_label: string;
  /** Rows of this year's list that are done, by their place from 1. */
  readonly done: readonly number[];
  /** Rows of last year's list that were left open; the rest is done. */
  readonly leftOpen: readonly number[];
  /** A task of the student's own on this year's list, and in how many days it is due. */
  readonly ownTask: { readonly name: string; readonly dueInDays: number };
}

const PASSWORD = "cairn-demo";

/** One student of each track, so that whoever tries the app sees a plan under way. */
export const demoStudents: readonly DemoStudent[] = [
  demoStudent("maya", "Maya Okafor", "hs-11", {
    done: [1, 2, 3],
    leftOpen: [6, 12],
    ownTask: { name: "Ask Ms. Rivera about the January hospital volunteer group", dueInDays: 14 },
  }),
  demoStudent("daniel", "Daniel Reyes", "pm-junior", {
    done: [1, 2],
    leftOpen: [9],
    ownTask: { name: "Send Dr. Chen my hours for the free clinic", dueInDays: 5 },
  }),
  demoStudent("priya", "Priya Nair", "pd-sophomore", {
    done: [1, 2, 3],
    leftOpen: [7, 9, 12],
    ownTask: { name: "Call Lakeview Dental about winter break shadowing", dueInDays: 9 },
  }),
];

function demoStudent(
  key: string,
  name: string,
  stageId: string,
  plan: Pick<DemoStudent, "done" | "leftOpen" | "ownTask">,
): DemoStudent {
  const standing = standingAt(stageId, stageCategories);
  if (!standing) throw new Error(`There is no stage ${stageId} for ${name}.`);
  const { stage_display_label } = standing;
  return {
    uid: `demo-${key}`,
    name,
    email: `${key}@cairn.test`,
    password: PASSWORD,
    stageId,
    stage_display_label,
    ...plan,
  };
}
