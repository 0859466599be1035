import { interview } from "@domain/season/interview";
import * as z from "zod/mini";

/** An interview as a form's texts. An empty day or time means none. */
export const interviewForm = z.pipe(
  z.transform((typed: unknown) => {
    const fields: Readonly<Record<string, unknown>> = { ...Object(typed) };
    const orNull = (name: string) => (fields[name] === "" ? null : fields[name]);
    return {
      ...fields,
      invited: orNull("invited"),
      day: orNull("day"),
      time: orNull("time"),
      thanked: orNull("thanked"),
    };
  }),
  interview,
);
