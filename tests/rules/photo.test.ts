import { photoPath, userPath } from "@domain/paths.ts";
import { PHOTO_LENGTH_LIMIT, photo } from "@domain/photo.ts";
import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, asNobody, openRules, write } from "./openRules.ts";

const JPEG = "data:image/jpeg;base64,";
const stored = { image: `${JPEG}/9j/4AAQSkZJRg==` };
let rules: RulesTestEnvironment;
const photoOf = (uid = "ann", path = photoPath("ann")) => doc(as(rules, uid), path);

beforeAll(async () => {
  rules = await openRules("photo");
});
beforeEach(async () => {
  await rules.clearFirestore();
  await write(rules, { [userPath("ann")]: { display_name: "Ann Lee" } });
});
afterAll(() => rules.cleanup());

describe("a profile photo", () => {
  test("can be stored, replaced and removed by its owner", async () => {
    await assertSucceeds(setDoc(photoOf(), stored));
    await assertSucceeds(setDoc(photoOf(), { image: "data:image/webp;base64,UklGRg==" }));
    await assertSucceeds(deleteDoc(photoOf()));
    await assertSucceeds(deleteDoc(photoOf()));
  });

  test("can be read and listed by its owner", async () => {
    await assertSucceeds(getDoc(photoOf()));
    await assertSucceeds(getDocs(collection(as(rules, "ann"), `${userPath("ann")}/photos`)));
  });

  test("can be as large as the schema allows", async () => {
    const image = JPEG.padEnd(PHOTO_LENGTH_LIMIT, "A");

    expect(photo.safeParse({ image }).success).toBe(true);
    await assertSucceeds(setDoc(photoOf(), { image }));
  });

  test("cannot be read by another student or without a sign-in", async () => {
    await assertFails(getDoc(photoOf("bob")));
    await assertFails(getDoc(doc(asNobody(rules), photoPath("ann"))));
    await assertFails(getDocs(collection(as(rules, "bob"), `${userPath("ann")}/photos`)));
  });

  test("cannot be changed by another student or without a sign-in", async () => {
    await write(rules, { [photoPath("ann")]: stored });

    await assertFails(setDoc(photoOf("bob"), stored));
    await assertFails(deleteDoc(photoOf("bob")));
    await assertFails(setDoc(doc(asNobody(rules), photoPath("ann")), stored));
  });

  // Each refusal differs from the allowed write in a single fact.
  test.each([
    ["no text", { image: 7 }],
    ["nothing", {}],
    ["empty", { image: "" }],
    ["a GIF", { image: "data:image/gif;base64,R0lGODlh" }],
    ["a drawing that may hold script", { image: "data:image/svg+xml;base64,PHN2Zz4=" }],
    ["an address", { image: "https://example.com/face.jpg" }],
    ["not base64", { image: `${JPEG}<b>` }],
    ["one character too long", { image: JPEG.padEnd(PHOTO_LENGTH_LIMIT + 1, "A") }],
    ["more than an image", { ...stored, title: "Me" }],
  ])("cannot be %s", async (_, fields) => {
    await assertFails(setDoc(photoOf(), fields));
    await write(rules, { [photoPath("ann")]: stored });
    await assertFails(updateDoc(photoOf(), { ...fields, image: "image" in fields ? fields.image : null }));
  });

  test("has one place", () => assertFails(setDoc(photoOf("ann", `${userPath("ann")}/photos/second`), stored)));

  test("cannot outlive its student", async () => {
    await rules.clearFirestore();

    await assertFails(setDoc(photoOf(), stored));
  });
});
