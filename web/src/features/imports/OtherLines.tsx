import * as text from "@text/tracker/importTable";
import "./ReviewTable.css";

interface OtherLinesProps {
  /** The lines of the table that are not rows. */
  lines: readonly { readonly kind: keyof typeof text.lineKinds; readonly text: string }[];
}

/** The pasted lines that did not become rows, so that nothing is dropped silently. */
export function OtherLines({ lines }: OtherLinesProps) {
  const unread = lines.filter(({ kind }) => kind === "unread").length;
  if (lines.length === 0) return null;
  // The lines to look at come first.
  const ordered = lines.toSorted((a, b) => Number(b.kind === "unread") - Number(a.kind === "unread"));
  return (
    <details open={unread > 0 && lines.length < 40}>
      <summary>{unread > 0 ? text.notReadLines(unread) : text.otherLines(lines.length)}</summary>
      <ul className="review-table__lines">
        {ordered.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text, which may repeat.
          <li key={at}>
            <b>{text.lineKinds[line.kind]}:</b> {line.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
