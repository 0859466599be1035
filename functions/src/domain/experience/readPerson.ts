import { plainEmail } from "../shared/plainEmail.ts";
import { plainPhone } from "../shared/plainPhone.ts";

/** A person as one line of text names them. A part that the text does not have is "". */
export interface Person {
  /** The whole name in reading order, with its title and degrees: `Dr. Samir Patel, DDS`. */
  readonly name: string;
  /** A form of address, a degree or a role. */
  readonly title: string;
  readonly first: string;
  /** With particles such as "de la", without "Jr." */
  readonly last: string;
  readonly phone: string;
  readonly email: string;
}

const EMAIL = /(?:mailto:)?<?([^\s<>()@,;:]+@[^\s<>()@,;:]+\.[^\s<>()@,;:.]+)>?/i;
const PHONE =
  /[\u200e\u200f\u202a-\u202e]*\+?\(?\d[\d\s().\-\u2010-\u2015]{5,}\d[\u202c]?(?:\s*,?\s*(?:x|ext\.?|extension)\s*\d{1,6})?/i;
const LABEL =
  /\b(?:e-?mail|phone|tel|telephone|cell|mobile)\s*[:.]?\s*$|^(?:e-?mail|phone|tel|telephone|cell|mobile)\s*:\s*/gi;

const ADDRESSED =
  /^((?:(?:assistant|associate|asst\.?|assoc\.?|adjunct)\s+(?=prof))?(?:dr|prof|professor|doctor|mr|mrs|ms|mx|miss|coach|rev|reverend|sister|brother|father|pastor|rabbi|imam|sgt|capt|captain|lt|col|officer|chief|judge|nurse|principal|dean)\b\.?)\s+(?=\S)/i;
const GENERATION = /^(?:jr|sr|ii|iii|iv)\.?$/i;
const DEGREES = new Set(
  "MD DO PHD DDS DMD RN BSN MSN NP PA PAC FNP FNPC DNP APRN ARNP LPN LVN CNA EMT EMTP MPH MS MSC MA BA BS MBA JD EDD PSYD PHARMD OD DVM DPT PT OT OTR RD LCSW MSW LMFT ESQ CPA FACS FACP FACC FACEP FAAP FACOG FAAFP MBBS SCD DRPH RDH CRNA CNM CNS MED RPH PE MPA MFA MLIS BSC MHA DSC LMHC CCRN".split(
    " ",
  ),
);
const ROLE =
  /\b(?:coordinator|director|manager|teacher|nurse|professor|supervisor|advisor|adviser|coach|chair|dean|principal|physician|attending|surgeon|dentist|lead|head|owner|president|officer|assistant|specialist|pastor|librarian|counselor|investigator|pi|chief|instructor|lecturer|mentor|volunteer|scientist|resident|fellow|hygienist|technician|vp|ceo)\b/i;
/** Words that begin a last name. Those of the second group count only in small letters: they are first names, too. */
const PARTICLE =
  /^(?:[Dd]e|[Dd]el|[Dd]ella|[Dd]a|[Dd]os|[Dd]as|[Dd]i|[Vv]an|[Vv]on|[Dd]e[rn]|[Ll]a|[Ll]os|al|el|bin|ibn|ben|le|du|ter|ten|st\.?|y)$/;
/** Two people in one cell. */
const SEVERAL = /;|\/|&|\band\b/i;

/**
 * Reads `Elena Ruiz, MD`, `Ruiz, Elena`, `Prof. Kellner` or `Dr. Maria Lopez, (555) 201-9988`. A text that could be
 * parted in several ways, such as one with two people, becomes the name as written, without first and last.
 */
export function readPerson(text: string): Person {
  const [emailText = "", email = ""] = EMAIL.exec(text) ?? [];
  const withoutEmail = text.replace(emailText, " ");
  const [phone = ""] = PHONE.exec(withoutEmail) ?? [];
  const rest = tidy(withoutEmail.replace(phone, " "));
  return { ...nameIn(rest), phone: plainPhone(phone), email: plainEmail(email) };
}

/** Without the marks and labels that stood around a phone or an email. */
function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|<\s*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(LABEL, "")
    .replace(/^[\s,;:/|\u2013\u2014-]+|[\s,;:/|\u2013\u2014-]+$/g, "");
}

type Name = Pick<Person, "name" | "title" | "first" | "last">;

function nameIn(text: string): Name {
  const asWritten = { name: text, title: "", first: "", last: "" };
  if (SEVERAL.test(text)) return asWritten;
  const [, before = text, inside = ""] = /^(.*\S)\s*\(([^()]*)\)$/.exec(text) ?? [];
  const [main = "", dashed = ""] = before.split(/\s+[-\u2013\u2014]\s+/);
  const [begin = "", ...parts] = main.split(",").map((part) => part.trim());
  const isReversed = parts[0] !== undefined && !isAddition(parts[0]) && isLastName(begin);
  const ordered = isReversed ? inReadingOrder(begin, parts[0] ?? "") : begin;
  const additions = (isReversed ? parts.slice(1) : parts).filter(Boolean);
  if (!additions.every(isAddition)) return asWritten;
  const roles = [inside, dashed, ...additions.filter((part) => ROLE.test(part))].filter(Boolean);
  const degrees = additions.filter((part) => !ROLE.test(part) && !GENERATION.test(part));
  const [addressed, words, ownDegrees] = wordsOf(ordered);
  const generation = additions.find((part) => GENERATION.test(part));
  const [first, last] = partsOf(words);
  const name = [[addressed, ...words, generation].filter(Boolean).join(" "), ...ownDegrees, ...degrees].join(", ");
  return { name, title: roles[0] ?? (addressed || [...ownDegrees, ...degrees].join(", ")), first, last };
}

/** "Downs, Robert Jr." is Robert Downs Jr. */
function inReadingOrder(last: string, rest: string): string {
  const words = rest.split(" ");
  const generation = words.length > 1 && GENERATION.test(words.at(-1) ?? "") ? words.splice(-1) : [];
  return [...words, last, ...generation].join(" ");
}

/** The form of address, the words of the name, and degrees that no comma sets apart. */
function wordsOf(text: string): readonly [addressed: string, words: readonly string[], degrees: readonly string[]] {
  const addressed: string[] = [];
  let rest = text;
  for (let found = ADDRESSED.exec(rest); found; found = ADDRESSED.exec(rest)) {
    addressed.push(found[1] ?? "");
    rest = rest.slice(found[0].length);
  }
  const words = rest.split(" ").filter(Boolean);
  let end = words.length;
  while (end > 1 && isDegree(words[end - 1] ?? "")) end -= 1;
  return [addressed.join(" "), words.slice(0, end), words.slice(end)];
}

/** A single word is a last name. */
function partsOf(words: readonly string[]): readonly [first: string, last: string] {
  const own = words.length > 1 && GENERATION.test(words.at(-1) ?? "") ? words.slice(0, -1) : words;
  let begin = own.length - 1;
  while (begin > 1 && PARTICLE.test(own[begin - 1] ?? "")) begin -= 1;
  return [own.slice(0, Math.max(0, begin)).join(" "), own.slice(Math.max(0, begin)).join(" ")];
}

/** A last name before a comma has one word, a hyphen, or particles. */
function isLastName(text: string): boolean {
  const words = text.split(" ");
  return words.slice(0, -1).every((word) => PARTICLE.test(word));
}

/** What follows a name after a comma, and is not a first name. */
function isAddition(part: string): boolean {
  return part === "" || GENERATION.test(part) || ROLE.test(part) || part.split(/[\s/]+/).every(isDegree);
}

/** "MD", "Ph.D." and "phd", but not the names "Do", "Ma" and "Pa". */
function isDegree(word: string): boolean {
  const plain = word.replace(/[.-]/g, "");
  return DEGREES.has(plain.toUpperCase()) && !(plain.length === 2 && /^[A-Z][a-z]$/.test(plain));
}
