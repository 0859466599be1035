/**
 * What spreadsheets read as a formula, also after spaces, in a cell of several lines, and in the wide forms that they
 * accept in East Asian languages (https://owasp.org/www-community/attacks/CSV_Injection). papaparse's own pattern does
 * not match a cell of several lines. A text that has the mark already gets another one, so that reading the file takes
 * away exactly one.
 */
export const FORMULA = /^'*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/;

/** A cell without the apostrophe that keeps it from starting a formula, at its beginning and at those of its lines. */
export function withoutFormulaMark(cell: string): string {
  return cell.startsWith("'") ? cell.replace(/^'(?=(?:'*\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r]))/gm, "") : cell;
}
