import { checklistTemplatePath, STAGE_CATEGORIES, stageCategoryPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, collectionGroup, deleteDoc, doc, getDoc, getDocs, setDoc } from "firebase/firestore";
import { afterAll, beforeAll, describe, test } from "vitest";
import { as, asSignedOut, openRules, write } from "./openRules.ts";

const CATEGORY = stageCategoryPath("high-school");
const TEMPLATE = checklistTemplatePath("hs-10");
let rules: RulesTestEnvironment;

beforeAll(async () => {
  rules = await openRules("content");
  await write(rules, { [CATEGORY]: { order: 1 }, [TEMPLATE]: { stageId: "hs-10" }, "attempts/one": { count: 1 } });
});
afterAll(() => rules.cleanup());

describe("stage categories", () => {
  test("can be read by any signed-in user", async () => {
    await assertSucceeds(getDoc(doc(as(rules, "ann"), CATEGORY)));
    await assertSucceeds(getDocs(collection(as(rules, "ann"), STAGE_CATEGORIES)));
  });

  test("cannot be read without a sign-in", async () => {
    await assertFails(getDoc(doc(asSignedOut(rules), CATEGORY)));
    await assertFails(getDocs(collection(asSignedOut(rules), STAGE_CATEGORIES)));
  });

  test("cannot be written by any user", async () => {
    await assertFails(setDoc(doc(as(rules, "ann"), CATEGORY), { order: 2 }));
    await assertFails(setDoc(doc(as(rules, "ann"), stageCategoryPath("new")), { order: 2 }));
    await assertFails(deleteDoc(doc(as(rules, "ann"), CATEGORY)));
  });
});

describe("server-only documents", () => {
  test.each([TEMPLATE, "attempts/one", "anything/else"])(
    "the server-only document %s cannot be read or written",
    async (path) => {
      const document = doc(as(rules, "ann"), path);

      await assertFails(getDoc(document));
      await assertFails(setDoc(document, { count: 0 }));
      await assertFails(deleteDoc(document));
    },
  );

  test.each(["checklistTemplates", "attempts", "users"])("the collection %s cannot be listed", async (name) => {
    await assertFails(getDocs(collection(as(rules, "ann"), name)));
  });

  test("checklists cannot be listed across students", async () => {
    await assertFails(getDocs(collectionGroup(as(rules, "ann"), "checklists")));
  });
});
