/**
 * What a template leaves in an essay: "[School]", "XXX", "University of ___". Each pattern has the flag `g`. The patterns
 * only know English.
 */
const BLANK =
  "(?:school|college|university|program|name|city|state|town|mascot|professor|faculty|hospital|insert|blank)";

export const LEFTOVERS: readonly RegExp[] = [
  // In brackets, but not a word that an editor adds to a quotation: "[the school] was closed".
  new RegExp(`\\[(?!(?:the|my|our|her|his|their|this|that|a) )[^\\][\\n]{0,40}\\b${BLANK}\\b[^\\][\\n]{0,40}\\]`, "gi"),
  new RegExp(`<[^<>\\n]{0,40}\\b${BLANK}\\b[^<>\\n]{0,40}>`, "gi"),
  new RegExp(`\\{[^{}\\n]{0,40}\\b${BLANK}\\b[^{}\\n]{0,40}\\}`, "gi"),
  /\((?:school|college|university|program|city) name\)|\((?:name of |insert )[^()\n]{1,40}\)/gi,
  // "XXX" is a number after these words.
  /(?<!\b(?:Bowl|Chapter|Part|Volume|Section|Psalm|Book|Act|No\.) )\bX{3,}\b|\bx{3,}\b/g,
  /\b(?:University|College|School|Institute) of _{2,}|_{2,} (?:University|College|School|Medical|Dental|Institute)\b|_{3,}/g,
  /(?<!\bMalcolm )\b[XYZ] (?:University|College|School|Medical School|Dental School)\b/g,
  /\bINSERT [A-Z]+(?: [A-Z]{2,})*|\binsert (?:the )?(?:school|college|university|program)(?:'s)?(?: name)?(?: here)?\b/g,
  /\b(?:SCHOOL|COLLEGE|UNIVERSITY|PROGRAM)[ _]NAME\b|\bNAME OF (?:THE )?(?:SCHOOL|COLLEGE|UNIVERSITY)\b/g,
  /\blorem ipsum\b/gi,
];
