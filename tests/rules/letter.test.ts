import {
  BRIEF_LENGTH,
  LEFT_OUT_LIMIT,
  LETTER_JOURNAL_LIMIT,
  LETTER_LIMIT,
  LETTER_NOTE_LENGTH,
  LETTER_SCHOOL_LIMIT,
  letter,
  letterList,
  SEND_TO_LENGTH,
} from "@domain/letter/letter.ts";
import { lettersPath } from "@domain/records/firestorePaths.ts";
import { plainLetter } from "../support/records.ts";
import { LARGEST_LETTER } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { useRules } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = lettersPath("ann");
const rules = useRules("letter");
const ID_LENGTH = 64;

describeRecord({
  what: "a letter",
  site: rowSite(rules, path, { ...plainLetter }),
  schema: letter,
  plain: { ...plainLetter },
  needed: ["track", "kind", "writer"],
  largest: [{ ...LARGEST_LETTER }, { ...LARGEST_LETTER, asked_on: null, needed_by: null, services: [] }],
  texts: [
    { fields: ["track", "kind", "waiver"], longest: 40 },
    { fields: ["writer", "role", "email", "phone"], longest: 540 },
    { fields: ["send_to", "note", "brief"], longest: SEND_TO_LENGTH + LETTER_NOTE_LENGTH + BRIEF_LENGTH },
  ],
  days: ["asked_on", "agreed_on", "declined_on", "given_on", "received_on", "thanked_on", "needed_by"],
  booleans: ["with_notes"],
  lists: {
    services: { count: 10, longest: 100 },
    school_ids: { count: LETTER_SCHOOL_LIMIT, longest: LETTER_SCHOOL_LIMIT * ID_LENGTH },
    left_out: { count: LEFT_OUT_LIMIT, longest: LEFT_OUT_LIMIT * ID_LENGTH },
    journal_ids: { count: LETTER_JOURNAL_LIMIT, longest: LETTER_JOURNAL_LIMIT * ID_LENGTH },
  },
});

describeRows({
  rules,
  path,
  schema: letterList,
  row: { ...plainLetter },
  edit: ["note", "Asked after lab"],
  limit: LETTER_LIMIT,
});
