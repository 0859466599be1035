import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";

/** The lists of entries in the services' applications. `formServices.ts` says which lists each service has. */
export const APPLICATION_FORMS = [
  "common_app",
  "common_app_honors",
  "uc",
  "amcas",
  "aacomas",
  "aacomas_achievements",
  "tmdsas",
  "aadsas",
  "aadsas_achievements",
] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

/** The most experiences a form's selection can hold. Some forms themselves set no limit. */
export const CHOICE_LIMIT = 100;

/** Security rules accept positions up to this number, positive or negative. */
const FARTHEST = 1_000_000;

/** An experience the student has selected for a form. */
export const chosenExperience = z.object({
  position: z.number().check(z.gt(-FARTHEST), z.lt(FARTHEST)),
  /** The fields the student has copied into the real form, in the format of `copyMarks.ts`. */
  copied: z.string().check(z.regex(/^([A-Za-z0-9]{1,24}:[0-9a-z]{1,7} ){0,40}$/)),
});
export type ChosenExperience = z.infer<typeof chosenExperience>;

export const chosenExperienceKind = recordKind(chosenExperience, ["position", "copied"], {});

/** `users/{uid}/applications/{form}`: the experiences the student has selected for a form, by their ids. */
export const application = rowList(chosenExperience, CHOICE_LIMIT);
