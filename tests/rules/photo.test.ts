import { PHOTO_LENGTH_LIMIT, photo } from "@domain/account/photo.ts";
import { photoPath, userPath } from "@domain/records/firestorePaths.ts";
import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from "firebase/firestore";
import { describe, test } from "vitest";
import { describeRecord } from "./describeRecord.ts";
import { as, asSignedOut, remove, useRules, write } from "./openRules.ts";
import { documentSite } from "./RecordSite.ts";

const JPEG = "data:image/jpeg;base64,";
const WEBP = "data:image/webp;base64,";
const path = photoPath("ann");
const stored = { image: `${JPEG}/9j/4AAQSkZJRg==` };
const rules = useRules("photo");
const photoOf = (uid = "ann", at = path) => doc(as(rules(), uid), at);

describeRecord({
  what: "a profile photo",
  site: documentSite(rules, path),
  schema: photo,
  plain: stored,
  needed: ["image"],
  always: ["image"],
  largest: [{ image: WEBP.padEnd(PHOTO_LENGTH_LIMIT, "A") }, { image: `${WEBP}UklGRg==` }],
  refused: [
    ["one character too many", { image: WEBP.padEnd(PHOTO_LENGTH_LIMIT + 1, "A") }],
    ["a number", { image: 7 }],
    ["nothing", { image: "" }],
    ["a GIF", { image: "data:image/gif;base64,R0lGODlh" }],
    ["a drawing that may hold script", { image: "data:image/svg+xml;base64,PHN2Zz4=" }],
    ["an address", { image: "https://example.com/face.jpg" }],
    ["what is not base64", { image: `${JPEG}<b>` }],
  ],
});

describe("a profile photo", () => {
  test("can be read, listed and deleted by its student", async () => {
    await write(rules(), { [path]: stored });
    await assertSucceeds(getDoc(photoOf()));
    await assertSucceeds(getDocs(collection(as(rules(), "ann"), `${userPath("ann")}/photos`)));
    await assertSucceeds(deleteDoc(photoOf()));
  });

  test("is closed to other students and signed-out users", async () => {
    for (const other of [photoOf("bob"), doc(asSignedOut(rules()), path)]) {
      await assertFails(setDoc(other, stored));
      await write(rules(), { [path]: stored });
      await assertFails(getDoc(other));
      await assertFails(setDoc(other, { image: `${JPEG}/9j/` }));
      await assertFails(deleteDoc(other));
      await remove(rules(), path);
    }
    await assertFails(getDocs(collection(as(rules(), "bob"), `${userPath("ann")}/photos`)));
  });

  test("has a single path", () => assertFails(setDoc(photoOf("ann", `${userPath("ann")}/photos/second`), stored)));

  test("cannot be stored once the account is gone", async () => {
    await remove(rules(), userPath("ann"));
    await assertFails(setDoc(photoOf(), stored));
  });
});
