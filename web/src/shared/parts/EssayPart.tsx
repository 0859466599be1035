import type { SharedEssay, SharedEssayText } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";
import { Prose } from "./Prose.tsx";

/** One essay, or all of a school. */
export function EssayPart({ others, ...first }: SharedEssay) {
  const essays = [first, ...others];
  return (
    <FoldedRows of="essays" count={essays.length}>
      {keyed(essays, ({ title }) => title).map(([key, each]) => (
        <OneEssay key={key} {...each} />
      ))}
    </FoldedRows>
  );
}

function OneEssay({ title, prompt, goes_to, kind, status, length, due, text: written }: SharedEssayText) {
  const facts = [
    [text.kind, kind],
    [text.goesTo, goes_to],
    [text.status, status],
    [text.length, length],
    [text.dueLabel, due === null ? "" : dayText(due)],
  ] as const;
  return (
    <article className="shared__group">
      <h3>{title}</h3>
      <dl className="shared__facts">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {prompt !== "" && (
        <figure className="shared__note">
          <figcaption className="label">{text.prompt}</figcaption>
          <blockquote>{prompt}</blockquote>
        </figure>
      )}
      {written === "" ? <p className="quiet">{text.empty.essay}</p> : <Prose>{written}</Prose>}
    </article>
  );
}
