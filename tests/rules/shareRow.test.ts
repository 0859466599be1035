import { sharePath, shareRowsPath } from "@domain/records/firestorePaths.ts";
import { SHARE_LIMIT, SHARED_JOURNALS_LIMIT, shareRow, shareRowList } from "@domain/share/shareRow.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { deleteField, doc, serverTimestamp, updateDoc, writeBatch } from "firebase/firestore";
import { describe, test } from "vitest";
import { shareRowExample } from "../support/records.ts";
import { LARGEST_SHARE_ROW } from "./cost/largestRecords.ts";
import { describeRecord } from "./describeRecord.ts";
import { describeRows } from "./describeRows.ts";
import { as, useRules, write } from "./openRules.ts";
import { rowSite } from "./RecordSite.ts";

const path = shareRowsPath("ann");
const rules = useRules("shareRow");

describeRecord({
  what: "a row of a share",
  site: rowSite(rules, path, { ...shareRowExample }),
  schema: shareRow,
  plain: { ...shareRowExample },
  needed: ["meant_for_kind", "parts", "ends_on", "created_on"],
  largest: [{ ...LARGEST_SHARE_ROW }, { ...shareRowExample }],
  texts: [{ fields: ["meant_for_kind"], longest: 20 }],
  plains: [{ fields: ["essay_id", "essay_school_id", "form"], longest: 104 }],
  days: ["ends_on", "created_on"],
  booleans: ["is_live", "takes_comments"],
  lists: {
    parts: { count: 9, longest: 120 },
    journal_ids: { count: SHARED_JOURNALS_LIMIT, longest: SHARED_JOURNALS_LIMIT * 64 },
  },
  accepted: [["the server's time", { comments_seen_at: serverTimestamp() }]],
  refused: [
    ["a moment in words", { comments_seen_at: "now" }],
    ["a moment in numbers", { comments_seen_at: 1_795_219_200_000 }],
  ],
});

describeRows({
  rules,
  path,
  schema: shareRowList,
  row: { ...shareRowExample },
  edit: ["takes_comments", false],
  limit: SHARE_LIMIT,
});

describe("the list of shares", () => {
  const id = "s".repeat(22);
  const removal = { [`items.${id}`]: deleteField(), changed_item: id };

  test("keeps the row of a share while the share exists", async () => {
    await write(rules(), {
      [path]: { items: { [id]: shareRowExample }, changed_item: id },
      [sharePath(id)]: { uid: "ann" },
    });
    const db = as(rules(), "ann");
    await assertFails(updateDoc(doc(db, path), removal));

    const batch = writeBatch(db);
    batch.delete(doc(db, sharePath(id)));
    batch.update(doc(db, path), removal);
    await assertSucceeds(batch.commit());
  });
});
