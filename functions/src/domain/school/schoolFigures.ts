import * as z from "zod/mini";
import { atMostCharacters } from "../text/en/common.ts";
import * as text from "../text/en/school.ts";

export const DAT_SCALES = ["1-30", "200-600"] as const;
export type DatScale = (typeof DAT_SCALES)[number];

function figure(lowest: number, highest: number) {
  const message = text.numberBetween(lowest, highest);
  return z.number(message).check(z.minimum(lowest, message), z.maximum(highest, message));
}

/** The score range of the middle half of admitted students. */
function middleHalf(lowest: number, highest: number) {
  return z
    .object({ low: figure(lowest, highest), high: figure(lowest, highest) })
    .check(z.refine(({ low, high }) => low <= high, text.lowerFirst));
}

/** The figures a school is compared by, all of one year and source. Null for unknown ones. */
export const schoolFigures = z.object({
  /** Percentage of applicants who are admitted. */
  admit_rate: z.nullable(figure(0, 100)),
  /** Whether the college takes (nearly) everyone who applies. It then has no admit rate. */
  is_open_admission: z.boolean(),
  /** Whether the school ignores scores, even if sent. */
  is_test_blind: z.boolean(),
  sat: z.nullable(middleHalf(400, 1600)),
  act: z.nullable(middleHalf(1, 36)),
  /** Typical score of entering students. Schools publish a mean or a median. */
  mcat: z.nullable(figure(472, 528)),
  /** The academic average. `onNewDatScale.ts` converts between the two scales. */
  dat: z.nullable(
    z.discriminatedUnion("scale", [
      z.object({ scale: z.literal("1-30"), aa: figure(1, 30) }),
      z.object({ scale: z.literal("200-600"), aa: figure(200, 600) }),
    ]),
  ),
  gpa: z.nullable(figure(0, 5)),
  /** Percentage of entering students from the school's own state. */
  in_state_share: z.nullable(figure(0, 100)),
  /** What the figures describe: "fall 2022 entry". */
  year: z.string().check(z.maxLength(120, atMostCharacters(120))),
  source: z.string().check(z.maxLength(300, atMostCharacters(300))),
});
export type SchoolFigures = z.infer<typeof schoolFigures>;

export const NO_FIGURES: SchoolFigures = {
  admit_rate: null,
  is_open_admission: false,
  is_test_blind: false,
  sat: null,
  act: null,
  mcat: null,
  dat: null,
  gpa: null,
  in_state_share: null,
  year: "",
  source: "",
};
