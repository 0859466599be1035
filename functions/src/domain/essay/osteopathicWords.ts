/** Words that belong into essays for DO schools. Each pattern has the flag `g`. "Dr. Chen, DO" is a person's degree. */
export const OSTEOPATHIC_WORDS: readonly RegExp[] = [
  /\bosteopath(?:y|ic|s)?\b/gi,
  /\bOM[MT]\b/g,
  /\bD\.?O\.? (?:schools?|programs?|physicians?|students?|education|degree|training|philosophy)\b/g,
  /(?<=\b(?:an?|future|become|becoming) )D\.?O\b\.?/g,
];
