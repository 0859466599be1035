import { addDays } from "../shared/calendarDay.ts";
import { LOCALE } from "../shared/language.ts";
import * as text from "../text/en/digestEmail.ts";
import type { Digest, DigestDay } from "./digest.ts";
import { unsubscribePage } from "./unsubscribePage.ts";

export interface DigestEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the email needs besides the digest. */
export interface EmailContext {
  /** The student's name. May be empty. */
  readonly name: string;
  /** The site's address, without a slash at its end. */
  readonly origin: string;
  /** The token of the link that stops these emails. */
  readonly token: string;
}

/** How many overdue things are named. The others are counted. */
const OVERDUE_NAMED = 5;

/** A part of the email: a heading, its lines, and a link. */
interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly link: string;
  readonly linkText: string;
}

/** The digest as an email in plain text and in simple HTML: no pictures, no scripts, nothing that reports its reading. */
export function digestEmail(digest: Digest, { name, origin, token }: EmailContext): DigestEmail {
  const sections = sectionsOf(digest, origin);
  const subject = subjectOf(digest);
  const ways: readonly (readonly [words: string, link: string])[] = [
    [text.openCairn, `${origin}/dashboard`],
    [text.change, `${origin}/profile#reminders`],
    [text.unsubscribe, unsubscribePage(origin, token)],
  ];
  const opening = [text.greeting(oneLine(name)), introOf(digest)];
  return {
    subject,
    text: `${[...opening, ...sections.map(plainSection), text.why, ways.map((way) => way.join(": ")).join("\n")].join("\n\n")}\n`,
    html: page(subject, [
      ...opening.map((line) => `<p>${escapeHtml(line)}</p>`),
      ...sections.map(htmlSection),
      `<hr>\n<p>${escapeHtml(text.why)}</p>`,
      `<p>${ways.map(([words, link]) => anchor(link, words)).join("<br>\n")}</p>`,
    ]),
  };
}

function subjectOf({ rhythm, overdue, days, commentedShares }: Digest): string {
  const due = days.reduce((sum, { items }) => sum + items.length, commentedShares > 0 ? 1 : 0);
  const late = overdue.length > 0 && text.countOverdue(overdue.length);
  return text.subject([due > 0 && text.countDue[rhythm](due), late].filter((part) => part !== false));
}

function introOf({ rhythm, overdue }: Digest): string {
  return overdue.length > 0 ? text.introWithOverdue[rhythm] : text.intro[rhythm];
}

function sectionsOf({ today, overdue, days, commentedShares }: Digest, origin: string): readonly Section[] {
  const left = overdue.length - OVERDUE_NAMED;
  const late = {
    heading: text.overdue,
    lines: [
      ...overdue.slice(0, OVERDUE_NAMED).map((item) => text.wasDue(lineOf(item), item.day)),
      ...(left > 0 ? [text.more(left)] : []),
    ],
    link: `${origin}/dashboard`,
    linkText: text.openCairn,
  };
  const dated = days.map(({ day, items }) => ({
    heading: headingOf(day, today),
    lines: items.map(lineOf),
    link: `${origin}/dashboard?day=${day}#calendar`,
    linkText: text.openDay,
  }));
  const sections = overdue.length > 0 ? [late, ...dated] : dated;
  if (commentedShares === 0) return sections;
  const comments = {
    heading: text.newComments,
    lines: [text.commentsOn(commentedShares)],
    link: `${origin}/sharing`,
    linkText: text.openShares,
  };
  return [...sections, comments];
}

function headingOf(day: string, today: string): string {
  if (day === today) return `${text.today}, ${text.dayName(day)}`;
  return day === addDays(today, 1) ? `${text.tomorrow}, ${text.dayName(day)}` : text.dayName(day);
}

function lineOf({ kind, title }: DigestDay["items"][number]): string {
  return `${text.kinds[kind]}: ${oneLine(title)}`;
}

function plainSection({ heading, lines, link, linkText }: Section): string {
  return [heading, ...lines.map((line) => `- ${line}`), `${linkText}: ${link}`].join("\n");
}

function htmlSection({ heading, lines, link, linkText }: Section): string {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n");
  return `<h2>${escapeHtml(heading)}</h2>\n<ul>\n${items}\n</ul>\n<p>${anchor(link, linkText)}</p>`;
}

function page(title: string, parts: readonly string[]): string {
  return [
    "<!doctype html>",
    `<html lang="${LOCALE}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>`,
    ...parts,
    "</body></html>\n",
  ].join("\n");
}

function anchor(link: string, words: string): string {
  return `<a href="${escapeHtml(link)}">${escapeHtml(words)}</a>`;
}

/** A student's text cannot begin a line of its own. */
function oneLine(written: string): string {
  return written.replace(/\s+/g, " ").trim();
}

function escapeHtml(plain: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return plain.replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
