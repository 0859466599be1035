import { SAVED_URL_LENGTH } from "@domain/resource/savedResource";
import { expect, test } from "vitest";
import { addForms, prefilled, TASK_LENGTH } from "./addForms.ts";
import type { Share } from "./readShare.ts";

const share = (fields: Partial<Share>): Share => ({ title: "", text: "", url: "", isCut: false, ...fields });
const url = "https://www.example.org/cells";

test("a link becomes a resource, a line a task, and a long text a journal entry", () => {
  expect(prefilled(share({ title: "Cells", url })).kind).toBe("resource");
  expect(prefilled(share({ text: "Call the clinic" })).kind).toBe("task");
  expect(prefilled(share({ text: "x".repeat(500) })).kind).toBe("journal");
  expect(prefilled(share({})).kind).toBe("task");
});

test("one share fills the forms of every kind", () => {
  expect(prefilled(share({ title: "Cells", text: "Chapter 3", url }))).toMatchObject({
    task: `Cells ${url}`,
    leavesLinkOut: false,
    title: "Cells",
    note: "Chapter 3",
    entryTitle: "Cells",
    entry: `Chapter 3\n\n${url}`,
  });
});

test("a bare link is named after its site", () => {
  expect(prefilled(share({ url }))).toMatchObject({ title: "example.org", task: url, note: "", entry: url });
});

test("a link that does not fit is left out of a task, and the form says so", () => {
  const filled = prefilled(share({ title: "Cells", url: `${url}/${"a".repeat(TASK_LENGTH)}` }));

  expect(filled).toMatchObject({ task: "Cells", leavesLinkOut: true });
});

test("a repeated line of a share is kept once", () => {
  expect(prefilled(share({ text: "Call the clinic" }))).toMatchObject({
    task: "Call the clinic",
    note: "",
    entryTitle: "",
    entry: "Call the clinic",
  });
});

test("only http and https links are saved", () => {
  const typed = { title: "Cells", url, group: "schoolHelp", note: "" };

  expect(addForms.resource.safeParse(typed).success).toBe(true);
  for (const wrong of ["", "example.org", "javascript:alert(1)", url.padEnd(SAVED_URL_LENGTH + 1, "a")]) {
    expect(addForms.resource.safeParse({ ...typed, url: wrong }).success).toBe(false);
  }
});
