import * as z from "zod/mini";

export const APPLICATION_FORMS = ["common_app", "amcas", "aadsas"] as const;
export type ApplicationForm = (typeof APPLICATION_FORMS)[number];

/** The most experiences a form's choice holds; AADSAS itself sets no limit. */
export const CHOICE_LIMIT = 100;

/** `users/{uid}/applications/{form}`: which experiences the student takes into a form, in their order. */
export const application = z.object({
  experience_ids: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(CHOICE_LIMIT)),
});
export type Application = z.infer<typeof application>;
