import type { ApplicationForm } from "@domain/application/application";
import { FORM_FIELD_IDS, labelOf } from "@domain/experience/applicationEntry";
import type { Entry } from "./applicationView.ts";

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * The entries as a CSV table of the form's fields, without columns that are empty in every entry. Always in English,
 * the form's language.
 */
export async function applicationCsv(
  form: ApplicationForm,
  entries: readonly Pick<Entry, "fields" | "record">[],
): Promise<string> {
  const { unparse } = await import("papaparse");
  const columns = FORM_FIELD_IDS[form].filter((id) =>
    entries.some(({ fields }) => fields.some((field) => field.id === id)),
  );
  // Without a name column, rows could not be told apart.
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
  // A text such as "=1+1" must stay text in a spreadsheet.
  return BYTE_ORDER_MARK + unparse(table, { escapeFormulae: true, newline: "\r\n" });
}
