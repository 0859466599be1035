import * as z from "zod/mini";
import { plainPhone } from "../shared/plainPhone.ts";
import type { DashboardItem } from "../shared/stage.ts";
import { type Letter, type LetterKind, type LetterService, letter } from "./letter.ts";

/** The kinds a track's form offers, the usual ones first. */
export const KINDS_OF_TRACK: Readonly<Record<DashboardItem, readonly LetterKind[]>> = {
  HS: ["counselor", "teacher", "advisor", "supervisor", "other"],
  PM: ["science", "non-science", "committee", "packet", "physician", "investigator", "advisor", "supervisor", "other"],
  PD: ["science", "non-science", "dentist", "committee", "packet", "investigator", "advisor", "supervisor", "other"],
};

/** The services a track's form offers. */
export const SERVICES_OF_TRACK: Readonly<Record<DashboardItem, readonly LetterService[]>> = {
  HS: ["Common App"],
  PM: ["AMCAS", "AACOMAS", "TMDSAS"],
  PD: ["AADSAS", "TMDSAS"],
};

/** The Common App's word for a recommender. */
export type CommonAppRole = "counselor" | "teacher" | "advisor" | "other";

export function commonAppRole(kind: LetterKind): CommonAppRole {
  switch (kind) {
    case "counselor":
    case "advisor":
      return kind;
    case "teacher":
    case "science":
    case "non-science":
      return "teacher";
    default:
      return "other";
  }
}

/** Letters for college are listed apart from those for professional schools. */
export function isOfTrack({ track }: Pick<Letter, "track">, shown: DashboardItem): boolean {
  return (track === "HS") === (shown === "HS");
}

type FormValues = Readonly<Record<string, unknown>>;

/** A form always gives a record. Zod's types would ask callers for one. */
function formValues<Fields>(read: (values: FormValues) => Fields) {
  return z.transform((given: unknown) => read(given as FormValues));
}

const writerFields = z.pick(letter, {
  writer: true,
  kind: true,
  role: true,
  email: true,
  phone: true,
  needed_by: true,
  waiver: true,
  services: true,
  school_ids: true,
  send_to: true,
  note: true,
});
export type WriterFields = z.infer<typeof writerFields>;

/** The fields of the form about the writer. Where the letter goes is the student's list of services and schools. */
export const writerForm: z.ZodMiniType<WriterFields> = z.pipe(
  formValues((values) => ({
    ...values,
    phone: plainPhone(String(values.phone ?? "")),
    needed_by: values.needed_by || null,
    services: listOf(values.services),
    school_ids: listOf(values.school_ids),
    note: proseOf(values.note),
    send_to: proseOf(values.send_to),
  })),
  writerFields,
);

const briefFields = z.pick(letter, { brief: true, left_out: true, journal_ids: true, with_notes: true });
export type BriefFields = z.infer<typeof briefFields>;

/** The name of the boxes for experiences that the page for the writer includes. */
export const SHOWN_EXPERIENCES = "shown";

/**
 * The fields of the form for the page for the writer.
 *
 * @param offered The ids of the experiences that the form offers. An unticked one is left out.
 */
export function briefForm(offered: readonly string[]): z.ZodMiniType<BriefFields> {
  return z.pipe(
    formValues((values) => ({
      brief: proseOf(values.brief),
      left_out: offered.filter((id) => !listOf(values[SHOWN_EXPERIENCES]).includes(id)),
      journal_ids: listOf(values.journal_ids),
      with_notes: values.with_notes !== undefined && values.with_notes !== "",
    })),
    briefFields,
  );
}

/** A form sends one text for one box, several for several, and nothing for none. */
function listOf(value: unknown): readonly unknown[] {
  return [value ?? []].flat().filter((each) => each !== "");
}

function proseOf(value: unknown): string {
  return String(value ?? "")
    .replace(/\r\n?/g, "\n")
    .trimEnd();
}
