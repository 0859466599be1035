import type { ApplicationForm } from "@domain/application/application";
import { FORM_FIELD_IDS, labelOf } from "@domain/experience/applicationEntry";
import type { Entry } from "./applicationView.ts";

/** A spreadsheet knows by this mark that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The entries as a table of the form's fields; a column that no entry has is left out. It is in the form's own
 * language, English, whatever the interface speaks.
 */
export async function applicationCsv(
  form: ApplicationForm,
  entries: readonly Pick<Entry, "fields" | "record">[],
): Promise<string> {
  const { unparse } = await import("papaparse");
  const columns = FORM_FIELD_IDS[form].filter((id) =>
    entries.some(({ fields }) => fields.some((field) => field.id === id)),
  );
  // A form that has no field for the name leaves rows that nobody could tell apart.
  const isNamed = columns.includes("name");
  const rows = entries.map(({ fields, record }, index) => [
    String(index + 1),
    ...(isNamed ? [] : [record.experienceName]),
    ...columns.map((id) => fields.find((field) => field.id === id)?.value ?? ""),
  ]);
  const table = {
    fields: ["Number", ...(isNamed ? [] : ["Experience name"]), ...columns.map((id) => labelOf(form, id))],
    data: rows,
  };
  // A text such as "=1+1" must stay a text in the spreadsheet that opens it.
  return BYTE_ORDER_MARK + unparse(table, { escapeFormulae: true, newline: "\r\n" });
}
