import { describe, expect, test } from "vitest";
import { loadContentItems } from "./contentItems.ts";
import type { SearchItem } from "./searchItem.ts";
import { PER_GROUP, siteFinder } from "./siteFinder.ts";
import { sitePages } from "./sitePages.ts";

const content = await loadContentItems();
const find = await siteFinder([...sitePages("PM"), ...content]);
const shown = (query: string) => find(query).flatMap(({ items }) => items);

/** Small words that a student would not search for. */
const SMALL = /^(a|an|and|at|by|for|from|how|in|is|it|my|of|on|or|the|to|with|your|do|can|what|i)$/i;

describe("mistyped queries", () => {
  test("find the item in the first three results for at least 95% of 200 queries", () => {
    const queries = Array.from({ length: 200 }, (_, index) => mistypedQuery(index));
    const missed = queries.filter(
      ({ typed, item }) =>
        !shown(typed)
          .slice(0, 3)
          .some(({ title }) => title === item.title),
    );

    expect(missed.length, missed.map(({ typed, item }) => `${typed} (${item.title})`).join("\n")).toBeLessThanOrEqual(
      10,
    );
  });

  test.each([
    ["scroes", "My Scores"],
    ["jornal", "My Journals"],
    ["med schols", "My Medical Schools"],
    ["pasword", "Change my password"],
    ["dark mode", "Change the colors"],
    ["my aplication", "My Application"],
    ["calender", "See what is due"],
  ])("the mistyped query %s leads to %s", (typed, title) => {
    expect(
      shown(typed)
        .slice(0, 3)
        .map((item) => item.title),
    ).toContain(title);
  });
});

describe("ranking", () => {
  const own = (id: string, title: string, words = "", group: SearchItem["group"] = "entries"): SearchItem => ({
    id,
    group,
    title,
    context: "",
    words,
    to: "/",
  });

  test.each([
    ["log hours", "Log hours"],
    ["log out", "Log out"],
    ["print checklist", "Print my checklist"],
    ["export", "Export or print my application"],
    ["print everything", "Print my whole application"],
    ["packet", "Print my whole application"],
  ])("the query %s finds the action %s first", (typed, title) => {
    expect(shown(typed)[0]?.title).toBe(title);
  });

  test("the ranking puts the student's own record before content to read", async () => {
    const findOwn = await siteFinder([
      ...sitePages("PM"),
      { ...own("experience:one", "Dr. Chen's office", "Shadowing"), kind: "Shadowing" },
      ...content,
    ]);

    expect(findOwn("shado")[0]?.items[0]?.title).toBe("Dr. Chen's office");
    expect(content.filter(({ title }) => /shadow/i.test(title)).length).toBeGreaterThan(0);
  });

  test("the ranking puts an exact title first", async () => {
    const findTwo = await siteFinder([own("a", "Khan Academy shift log"), ...content]);

    expect(findTwo("khan academy")[0]?.items[0]?.title).toBe("Khan Academy");
  });

  test("the results leave out words that only look alike", async () => {
    const findPages = await siteFinder(sitePages("PM"));
    const titles = (query: string) => findPages(query).flatMap(({ items }) => items.map(({ title }) => title));

    expect(titles("parent")).not.toContain("Export or print my application");
    expect(shown("parent").map(({ title }) => title)).not.toContain("Export or print my application");
  });
});

describe("search results", () => {
  test("are grouped by kind, the best match's kind first, at most five each", () => {
    const groups = find("test");

    expect(groups.length).toBeGreaterThan(1);
    expect(Math.max(...groups.map(({ items }) => items.length))).toBe(PER_GROUP);
    expect(new Set(groups.map(({ group }) => group)).size).toBe(groups.length);
  });

  test("have unique ids and paths in Cairn", () => {
    const items = [...sitePages("HS"), ...content];

    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(items.filter(({ to }) => !to.startsWith("/"))).toEqual([]);
  });
});

/**
 * Up to three significant words of a title, with a typo in the longest. The same number always gives the same query.
 */
function mistypedQuery(number: number): { readonly typed: string; readonly item: SearchItem } {
  const item = content[(number * 7919) % content.length];
  if (!item) throw new Error("There is no content to search.");
  const words = item.title.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && !SMALL.test(word));
  const chosen = words.slice(0, 3).map((word) => word.toLowerCase());
  const longest = chosen.reduce((best, word) => (word.length > best.length ? word : best), "");
  return { typed: chosen.map((word) => (word === longest ? slip(word, number) : word)).join(" "), item };
}

/** Drops, doubles, swaps or replaces one letter after the first. */
function slip(word: string, number: number): string {
  if (word.length < 4) return word;
  const at = 1 + (number % (word.length - 2));
  const [before, letter = "", next = "", after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
    `${before}x${next}${after}`,
  ][number % 4] as string;
}
