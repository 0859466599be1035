import type { SharedApplication } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { Tag } from "../../ui/components/Tag.tsx";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";
import { Prose } from "./Prose.tsx";

/** Values up to this length share a line, in characters. */
const SHORT = 40;

export function EntriesPart({ as_of, entries }: SharedApplication) {
  return (
    <>
      {as_of !== "" && <p className="quiet">{text.hoursAsOf(dayText(as_of))}</p>}
      <FoldedRows of="entries" count={entries.length}>
        {keyed(entries, ({ name }) => name).map(([key, { name, star, fields }]) => (
          <article key={key} className="shared__group shared__article">
            <div className="shared__group-head">
              <h3>{name}</h3>
              {star !== "" && <Tag tone="ok">{star}</Tag>}
            </div>
            <dl className="shared__fields">
              {keyed(fields, ({ label }) => label).map(([id, { label, value }]) => (
                <div key={id} data-long={value.length > SHORT || value.includes("\n") || undefined}>
                  <dt>{label}</dt>
                  <dd>
                    <Prose>{value}</Prose>
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </FoldedRows>
    </>
  );
}
