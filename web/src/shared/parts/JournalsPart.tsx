import type { SharedJournals } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";
import { Prose } from "./Prose.tsx";

export function JournalsPart({ entries }: SharedJournals) {
  return (
    <FoldedRows of="journals" count={entries.length}>
      {keyed(entries, ({ title, written_on }) => title + written_on).map(
        ([key, { title, written_on, text: words }]) => (
          <article key={key} className="shared__group shared__article">
            <h3>{title}</h3>
            {written_on !== "" && <p className="shared__meta">{text.writtenOn(dayText(written_on))}</p>}
            <Prose>{words}</Prose>
          </article>
        ),
      )}
    </FoldedRows>
  );
}
