import { essayName } from "@domain/essay/essay";
import { essayEntryOf, lengthOf } from "@domain/essay/essayIndex";
import { statuses } from "@domain/text/en/essay";
import * as words from "@text/tracker/essays";
import * as text from "@text/tracker/packet";
import type { EssayRecord } from "../../features/essays/EssaysStore.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { dayText } from "../../views/dayText.ts";
import { ownerName } from "../../views/essayOwners.ts";

interface PacketEssaysProps {
  essays: readonly EssayRecord[];
  schools: readonly SchoolRecord[];
}

/** The essays with their prompts and current texts. Those without a text are listed at the end. */
export function PacketEssays({ essays, schools }: PacketEssaysProps) {
  const written = essays.filter(({ text: typed }) => typed.trim() !== "");
  const empty = essays.filter((essay) => !written.includes(essay));
  return (
    <>
      {written.map((essay) => (
        <article key={essay.id} className="packet__essay">
          <h3>{essayName(essay)}</h3>
          <p className="packet__facts">{factsOf(essay, schools)}</p>
          {essay.prompt.trim() !== "" && <p className="packet__prompt">{essay.prompt.trim()}</p>}
          <p className="packet__text">{essay.text.trim()}</p>
        </article>
      ))}
      {empty.length > 0 && (
        <section className="print-block">
          <h3>{text.notStarted}</h3>
          <ul className="packet__list">
            {empty.map((essay) => (
              <li key={essay.id}>
                {essayName(essay)} <span className="packet__facts">{factsOf(essay, schools)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Where it goes, its status, its length and its day. */
function factsOf(essay: EssayRecord, schools: readonly SchoolRecord[]): string {
  const length = lengthOf(essayEntryOf(essay));
  const over = essay.limit === null ? 0 : length - essay.limit;
  return [
    ownerName(essay, schools),
    statuses[essay.status],
    words.lengthOf[essay.limit_unit](length, essay.limit) + (over > 0 ? ` (${words.over(over)})` : ""),
    essay.due_on !== null && text.dueOn(dayText(essay.due_on)),
  ]
    .filter(Boolean)
    .join(" · ");
}
