import { plainWord } from "../searchIndex.ts";

/** Words that join others and tell no school from another. */
const SMALL = new Set(["of", "the", "at", "and", "in", "for", "a", "an", "de", "del", "la"]);

/** Words that many schools share: a search does not insist on them. */
const GENERIC =
  /^(?:univ(?:ersity|ersidad)?|u|colleges?|schools?|institut(?:e|ion)|medic(?:al|ine)|med|dent(?:al|istry)|osteopathic|health|sciences?|center|campus|main|program)$/;

/** Words that are written in more than one way. */
const SAME: Readonly<Record<string, string>> = { saint: "st", sainte: "ste", mount: "mt", fort: "ft" };

/**
 * The words of a name as a search compares them: without case, accents and punctuation; "&" and "and" alike, and so are
 * "Saint" and "St.". Single letters that "&" joins are one word: "A&M" is "am".
 */
export function schoolWords(text: string): readonly string[] {
  return plainWord(text)
    .replace(/\b(\p{L}) ?(?:&|and) ?(\p{L})\b/gu, "$1$2")
    .replaceAll("&", " and ")
    .replace(/['’.]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => SAME[word] ?? word);
}

/** The words that tell schools apart, or all if there are no others. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length > 0 ? telling : words;
}

export function isGeneric(word: string): boolean {
  return GENERIC.test(word);
}

/** "rice" for "Rice University". Empty if nothing else is in the name. */
export function shortName(words: readonly string[]): string {
  return words.filter((word) => !SMALL.has(word) && !isGeneric(word)).join(" ");
}

const FIRST_PART = /^.+?(?=, |(?<=University[^,]*)-| at | (?:College|School) of )/;

/** The university in the name of a campus or a school: "University of North Carolina". Null if the name has no parts. */
export function institutionOf(name: string): string | null {
  const [part = ""] = FIRST_PART.exec(name) ?? [];
  return /University|College|Institute|School/.test(part) ? part : null;
}

/** What a name is abbreviated to: "kcu" and "kcucom" for "Kansas City University College of Osteopathic Medicine". */
export function initialsOf(name: string): readonly string[] {
  const institution = institutionOf(name);
  const parts = institution === null ? [name] : [name, institution];
  const found = parts.flatMap((part) => {
    const words = schoolWords(part);
    return [initials(words.filter((word) => !SMALL.has(word))), initials(words.filter((word) => word !== "the"))];
  });
  return [...new Set(found)].filter(({ length }) => length > 1);
}

function initials(words: readonly string[]): string {
  return words.map(([first]) => first).join("");
}
