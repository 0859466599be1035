import { isApplied, isClosed, lossOf, type SchoolSeason } from "@domain/season/schoolSeason";
import * as text from "@text/tracker/binding";

type NamedSeason = SchoolSeason & { readonly name: string };

interface Asked {
  readonly title: string;
  readonly text: string;
  readonly items: readonly string[];
  readonly confirm: string;
}

/** Before a commitment: every other school that the student would withdraw from, and what is lost there. */
export function commitQuestion(each: NamedSeason, seasons: readonly NamedSeason[]): Asked {
  const others = seasons.filter((other) => other.school.id !== each.school.id && !isClosed(other) && isApplied(other));
  return {
    title: text.commitTitle(each.name),
    text: others.length > 0 ? text.commitText : text.commitAlone,
    items: others.map((other) => text.lostAt(other.name, text.losses[lossOf(other)])),
    confirm: text.commit,
  };
}

/** Before an application is withdrawn. */
export function withdrawQuestion(each: NamedSeason): Asked {
  return {
    title: text.withdrawTitle(each.name),
    text: text.withdrawText,
    items: [text.lostAt(each.name, text.losses[lossOf(each)])],
    confirm: text.withdraw,
  };
}

/** Before an offer is declined. */
export function declineQuestion(each: NamedSeason): Asked {
  return {
    title: text.declineTitle(each.name),
    text: text.declineText,
    items: [text.lostAt(each.name, text.losses[lossOf(each)])],
    confirm: text.decline,
  };
}
