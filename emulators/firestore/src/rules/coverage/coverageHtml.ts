import type { CoverageReport, ExpressionReport } from "./coverageReport.ts";

const style = `
body { font: 14px/1.5 monospace; white-space: pre-wrap; margin: 2rem; }
span { border-radius: 2px; }
span:hover { outline: 1px solid; }
.covered { background: #e2f3e4; }
.failed { background: #fdeccf; }
.missed { background: #fbdcdc; }`;

const neverEvaluated = "Expression never evaluated";

/** The rules as an HTML page. Each expression is colored by its results; hovering shows its values and their counts. */
export function coverageHtml({ rules, report }: CoverageReport): string {
  const [file] = rules.files;
  const content = file?.content ?? "";
  const name = escapeHtml(file?.name ?? "");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Coverage of ${name}</title><style>${style}</style></head>
<body>${markedText(content, 0, content.length, report)}</body>
</html>
`;
}

/** The text between two offsets, with its expressions marked. */
function markedText(content: string, start: number, end: number, expressions: readonly ExpressionReport[]): string {
  let html = "";
  let at = start;
  for (const expression of expressions) {
    const { currentOffset, endOffset } = expression.sourcePosition;
    const inner = markedText(content, currentOffset, endOffset, expression.children);
    html += `${escapeHtml(content.slice(at, currentOffset))}${marked(expression, inner)}`;
    at = endOffset;
  }
  return html + escapeHtml(content.slice(at, end));
}

function marked({ values }: ExpressionReport, inner: string): string {
  if (values.length === 0) return `<span class="missed" title="${neverEvaluated}">${inner}</span>`;
  const counts = values.map(({ value, count }) => `${value ?? "undefined"}: ${count}`).join("\n");
  const kind = values.some(({ value }) => value === null) ? "failed" : "covered";
  return `<span class="${kind}" title="${escapeHtml(counts)}">${inner}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
