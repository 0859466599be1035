import type { ApplicationForm } from "@domain/application/application";
import { fieldIdsOf, labelOf } from "@domain/experience/applicationEntry";
import type { Table } from "../../ui/csv/csvText.ts";
import type { Entry } from "../../views/applicationView.ts";

/**
 * The entries as a table of the form's fields, without columns that are empty in every entry. Always in English, the
 * form's language.
 */
export function applicationTable(form: ApplicationForm, entries: readonly Pick<Entry, "fields" | "record">[]): Table {
  const columns = fieldIdsOf(form).filter((id) =>
    entries.some(({ fields }) => fields.some((field) => field.id === id)),
  );
  // Without a name column, rows could not be told apart.
  const isNamed = columns.includes("name");
  const rows = entries.map(({ fields, record }, index) => [
    String(index + 1),
    ...(isNamed ? [] : [record.experienceName]),
    ...columns.map((id) => fields.find((field) => field.id === id)?.value ?? ""),
  ]);
  return [["Number", ...(isNamed ? [] : ["Experience name"]), ...columns.map((id) => labelOf(form, id))], ...rows];
}
