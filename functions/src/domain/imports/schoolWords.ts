import type { Fit, School, SchoolKind } from "../school/school.ts";
import { US_STATE_CODES, type UsState } from "../school/usState.ts";
import { US_STATES } from "../school/usStateNames.ts";

const line = (text: string) => text.replace(/\s+/g, " ").trim();

/** What follows a place in an address. */
const COUNTRY = /[\s,]+(?:USA|U\.S\.A\.|U\.S\.|US|United States(?: of America)?)$/i;
const ZIP = /[\s,]+\d{5}(?:-\d{4})?$/;

/** A city and its state, such as `Boston, MA 02118`, `Washington, D.C.` or `Stratford NJ`. Null for other texts. */
export function placeIn(text: string): { readonly city: string; readonly state: UsState } | null {
  const plain = line(text).replace(COUNTRY, "").replace(ZIP, "");
  const [, city, ending] =
    /^(.+),\s*([^,]+)$/.exec(plain) ?? /^(.+?)\s+\(?([A-Z]{2}|(?:[A-Z]\.){2})\)?$/.exec(plain) ?? [];
  const state = stateIn(ending ?? "");
  if (stateIn(plain) === "DC") return { city: "Washington", state: "DC" };
  return city && state ? { city, state } : null;
}

/** The abbreviations of newspapers, next to those of the post. */
const ABBREVIATIONS: Readonly<Record<string, UsState>> = {
  ala: "AL",
  ariz: "AZ",
  ark: "AR",
  calif: "CA",
  cal: "CA",
  colo: "CO",
  conn: "CT",
  del: "DE",
  fla: "FL",
  ill: "IL",
  ind: "IN",
  kan: "KS",
  kans: "KS",
  mass: "MA",
  mich: "MI",
  minn: "MN",
  miss: "MS",
  mont: "MT",
  neb: "NE",
  nebr: "NE",
  nev: "NV",
  okla: "OK",
  ore: "OR",
  penn: "PA",
  penna: "PA",
  tenn: "TN",
  tex: "TX",
  wash: "WA",
  wis: "WI",
  wisc: "WI",
  wyo: "WY",
  "washington dc": "DC",
};

/** A state by its name, its postal code, also with periods, or a usual abbreviation. */
export function stateIn(text: string): UsState | null {
  const plain = line(text)
    .toLowerCase()
    .replace(/(?<=\b[a-z])\.\s?(?=[a-z]\b)/g, "")
    .replace(/[.,]/g, "");
  const code = US_STATE_CODES.find((one) => one.toLowerCase() === plain || US_STATES[one].toLowerCase() === plain);
  return code ?? ABBREVIATIONS[plain] ?? null;
}

/** MD, DO, DDS or UG, also with a second degree: "MD/PhD" is MD. "MD/DO" is neither. */
export function kindIn(text: string): SchoolKind | null {
  const plain = text.toUpperCase().replace(/[^A-Z]/g, "");
  if (/^(?:DDS|DMD|DENTAL)/.test(plain)) return "DDS";
  if (/^(?:DO(?:PHD|MPH|MBA|MS|MA)?|OSTEOPATHIC)$/.test(plain)) return "DO";
  if (/^(?:MD(?:PHD|MPH|MBA|MS|MA|JD|MSTP)?|ALLOPATHIC|MSTP)$/.test(plain)) return "MD";
  return /^(?:BA|BS|UG|UNDERGRADUATE|COLLEGE)$/.test(plain) ? "UG" : null;
}

export function controlIn(text: string): School["control"] {
  if (/\bpublic\b|\bstate\b/i.test(text)) return "public";
  return /\bprivate\b/i.test(text) ? "private" : null;
}

export function fitIn(text: string): Fit | null {
  if (/\bnot\b|n['\u2019]t\b|\?/i.test(text)) return null;
  if (/safe|likely|foundation/i.test(text) && !/unlikely/i.test(text)) return "safety";
  if (/match|target|possible|mid/i.test(text)) return "match";
  return /reach|dream|stretch|unlikely/i.test(text) ? "reach" : null;
}

/** What a line between rows says of the schools below it: "Reach schools" their fit, "DO programs" their kind. */
export function onlyFitOrKind(text: string): "fit" | "kind" | null {
  const plain = text.replace(/\b(?:schools?|colleges?|programs?|medical|dental|my)\b|[\W\d]+/gi, " ").trim();
  if (/^(?:reach(?:es)?|targets?|match(?:es)?|safet(?:y|ies)|safe|likel(?:y|ies)|dreams?)$/i.test(plain)) return "fit";
  return /^(?:MD|DO|DDS|DMD|allopathic|osteopathic)$/i.test(plain) ? "kind" : null;
}
