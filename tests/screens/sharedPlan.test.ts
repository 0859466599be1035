import { sharePath } from "@domain/records/firestorePaths.ts";
import { newShareKey } from "@domain/share/seal.ts";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, newPage, useBrowser, useStory } from "../support/browser.ts";
import { readPaper } from "../support/readPaper.ts";
import { FEW_PARTS } from "../support/sealedShare.ts";
import { adminDb, suite } from "../support/suite.ts";
import { endShare, newShare, openLink, updateShare } from "./support/shares.ts";

useBrowser();

const SOON = { timeout: 30_000 };
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name }).waitFor();

describe("a shared plan", () => {
  const story = useStory(async () => {
    const share = await newShare();
    const { page, words } = await openLink(share.link);
    await heading(page, "The plan of Maya Okafor");
    await page.getByRole("button", { name: "Leave a comment on Essay" }).waitFor();
    return { share, page, words };
  });

  test("names the student, the reader, its day and its last day", async () => {
    const { page } = story();

    const facts = await page.locator("dl[aria-label='About this page']").innerText();
    expect(facts).toMatch(/Meant for\s+Ms. Rivera, counselor/);
    expect(facts).toMatch(/As of\s+\w{3} \d+, \d{4}/);
    expect(facts).toContain("Live, updates by itself");
    expect(facts).toMatch(/Open until\s+\w{3} \d+, \d{4}/);
    await page.getByText("Could you look at my essay first?").waitFor();
  });

  test("shows each part under its heading, and goes there without losing the key", async () => {
    const { page, share } = story();

    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toEqual(["Contents", "Checklist", "Essay"]);
    await page.getByRole("region", { name: "Checklist" }).getByText("Ask Dr. Sato for a letter").waitFor();
    await page.getByText("It began with a lamp.").waitFor();
    await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Essay" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("part-essay");
    expect(new URL(page.url()).hash).toBe(`#${share.key}`);
    expect(await page.title()).toBe("A shared plan · Cairn");
  });

  test("has no fault that axe finds, and fits 320 px in the dark", async () => {
    const { page } = story();
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });

    expect(await axeViolations(page, "html")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test("prints without controls", async () => {
    const paper = await readPaper(await story().page.pdf());

    expect(paper).toContain("The plan of Maya Okafor");
    expect(paper).toContain("It began with a lamp.");
    expect(paper).not.toMatch(/Leave a comment|Report this plan|Contents|Print/);
  });

  test("sends its key nowhere, and loads no sign-in", async () => {
    const { page, share, words } = story();

    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => word.includes(share.key))).toEqual([]);
    expect(words.filter((word) => /identitytoolkit|securetoken|__\/auth/.test(word))).toEqual([]);
    expect(
      await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }])),
    ).not.toContain(share.key);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  });

  test("shows a newer version in place, and keeps what is being typed", async () => {
    const { page, share } = story();
    await page.getByRole("button", { name: "Leave a comment on Essay" }).click();
    const form = page.getByRole("form", { name: "Leave a comment on Essay" });
    await form.getByLabel("Your comment").fill("Half a thought");
    const place = () => form.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await place();
    const [list] = FEW_PARTS.checklist.lists;
    const tasks = ["One", "Two", "Three"].map((name) => ({ name, due: null, is_done: false, done_on: null }));

    await updateShare(share, {
      ...FEW_PARTS,
      checklist: { lists: list ? [{ ...list, tasks: [...tasks, ...list.tasks] }] : [] },
    });

    await page.getByText("The student has just updated this plan.").waitFor(SOON);
    await page.getByText("Three", { exact: true }).waitFor();
    expect(await form.getByLabel("Your comment").inputValue()).toBe("Half a thought");
    expect(await place()).toBe(before);
  });
});

test("a long plan begins with what is next and is short, and paper has all of it", async () => {
  const numbers = Array.from({ length: 30 }, (_, place) => place + 1);
  const tasks = numbers.map((n) => ({ name: `Task no. ${n}`, due: "2090-06-14", is_done: false, done_on: null }));
  const entries = numbers.map((n) => ({ title: `Day no. ${n}`, written_on: "2026-11-02", text: "Rain. ".repeat(200) }));
  const checklist = { lists: [{ name: "11th grade", academic_year: "2026-27", tasks }] };
  const { link } = await newShare({ parts: { checklist, journals: { entries } } });
  const { page } = await openLink(link);
  const more = page.getByRole("button", { name: "Show all 30 tasks" });
  await more.waitFor();

  expect(await page.locator("main").innerText()).toMatch(/What is next\s+Task no. 1\s.*Contents/s);
  expect(await page.getByText("Task no. 4", { exact: true }).isVisible()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);
  const paper = await readPaper(await page.pdf());
  expect(paper).toContain("Task no. 30");
  expect(paper).toContain("Day no. 30");
  expect(paper).not.toContain("Show all");
  await more.press("Enter");
  await page.getByText("Task no. 30", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show fewer tasks" }).waitFor();
});

test("parts after the third begin closed, the contents open them, and paper has them", async () => {
  const entries = [{ title: "A day of rain", written_on: "2026-11-02", text: "It rained." }];
  const hours = { as_of: "", types: [], experiences: [] };
  const { link } = await newShare({ parts: { ...FEW_PARTS, hours, journals: { entries } } });
  const { page } = await openLink(link);
  const opener = page.getByRole("button", { name: /1 entry/ });
  await opener.waitFor();
  const words = page.getByText("It rained.");

  expect(await words.isVisible()).toBe(false);
  expect(await readPaper(await page.pdf())).toContain("It rained.");
  await page.getByRole("navigation", { name: "Contents" }).getByRole("button", { name: "Journal" }).click();
  await words.waitFor();
  await page.getByRole("button", { name: "Leave a comment on Journal" }).waitFor();
  await opener.press("Enter");
  await words.waitFor({ state: "hidden" });
});

describe("a link that opens nothing", () => {
  test.each([
    ["has no key", "This link is not complete", (link: string) => link.slice(0, link.indexOf("#"))],
    ["has a cut key", "This link does not open the plan", (link: string) => link.slice(0, -5)],
    ["has another key", "This link does not open the plan", (link: string) => link.replace(/#.*/, `#${newShareKey()}`)],
    ["names no share", "There is no plan at this link", () => `/shared/${"x".repeat(22)}#${newShareKey()}`],
  ])("says what to do if it %s", async (_, words, changed) => {
    const { link } = await newShare();
    const page = await newPage({ width: 390 });
    expectComplaints(page, /40[34]/);

    await page.goto(changed(link));

    await heading(page, words);
    await page.getByText(/Copy the whole link|copy all of it/).waitFor();
    expect(await page.getByText("Maya").count()).toBe(0);
  });
});

test("a link that a mail scanner has rewritten opens the plan, and its key leaves the path", async () => {
  const { shareId, key } = await newShare();
  const page = await newPage();

  await page.goto(`/shared/${shareId}%2523${key}.?utm_source=mail`);

  await heading(page, "The plan of Maya Okafor");
  const { pathname, search, hash } = new URL(page.url());
  expect([pathname, search, hash]).toEqual([`/shared/${shareId}`, "?utm_source=mail", `#${key}`]);
});

test("a plan that another account has stored under the link is not shown", async () => {
  const { link } = await newShare({ fields: { uid: "another-student" } });

  const { page } = await openLink(link);

  await heading(page, "This link does not open the plan");
});

test("a share that has ended, or was closed, looks like one that never existed", async () => {
  const ended = await newShare({ fields: { ends_at: Timestamp.now() } });
  const closed = await newShare();
  await adminDb.doc(sharePath(closed.shareId)).update({ closed_at: Timestamp.now() });
  const page = await newPage({ width: 390 });
  expectComplaints(page, /40[34]/);

  for (const { link } of [ended, closed]) {
    await page.goto(link);
    await heading(page, "There is no plan at this link");
  }
});

test("an open page loses the plan when its student ends the sharing", async () => {
  const share = await newShare();
  const page = await newPage({ width: 390 });
  // A share that has ended cannot be counted.
  const counted = page.waitForResponse(/shares\/opened/);
  await page.goto(share.link);
  await page.getByRole("button", { name: "Leave a comment on Essay" }).waitFor();
  await counted;

  await endShare(share);

  await heading(page, "This plan is no longer shared");
  expect(await page.locator("body").innerText()).not.toContain("lamp");
});

test("an open page loses the plan at its last moment, by the server's clock", async () => {
  const share = await newShare();
  const page = await newPage({ width: 390 });
  // The device is a day late.
  await page.addInitScript(
    (late) => {
      const { now } = Date;
      Date.now = () => now() - late;
    },
    24 * 60 * 60_000,
  );
  const counted = page.waitForResponse(/shares\/opened/);
  await page.goto(share.link);
  await heading(page, "The plan of Maya Okafor");
  await counted;

  const ends_at = Timestamp.fromMillis(Date.now() + 2_000);
  await adminDb.doc(sharePath(share.shareId)).update({ ends_at });

  await heading(page, "This plan is no longer shared");
});

test("a part that cannot be read leaves the others alone", async () => {
  const { link } = await newShare({ parts: { ...FEW_PARTS, scores: JSON.parse('"damaged"') } });
  const { page } = await openLink(link);

  await page.getByText("This part cannot be read.").waitFor();
  await page.getByText("It began with a lamp.").waitFor();
});

test("a part with more rows than a plan can have is not drawn, and leaves the others alone", async () => {
  const tasks = Array.from({ length: 100_000 }, () => ({ name: "Task", due: null, is_done: false, done_on: null }));
  const checklist = { lists: [{ name: "11th grade", academic_year: "2026-27", tasks }] };
  const damaged = { scores: JSON.parse(`[${"{},".repeat(100_000)}{}]`) };
  const { link } = await newShare({ parts: { ...FEW_PARTS, checklist, scores: damaged } });
  const { page } = await openLink(link);

  await page.getByText("It began with a lamp.").waitFor();
  expect(await page.getByText("This part cannot be read.").count()).toBe(2);
});

test("a reader who is offline is told, and gets the plan once the network is back", async () => {
  const { link } = await newShare();
  const page = await newPage({ width: 390 });
  expectComplaints(page, /ERR_/);
  await page.route(/documents\/shares/, (call) => call.abort());
  await page.goto(link);
  await heading(page, "The plan could not be loaded");

  await page.unroute(/documents\/shares/);
  await page.getByRole("button", { name: "Try again" }).click();

  await heading(page, "The plan of Maya Okafor");
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
});

test.each([`/shared/${"x".repeat(22)}`, "/shared.html"])(
  "%s asks not to be indexed and names no referrer",
  async (path) => {
    const { headers } = await fetch(suite.hostingUrl + path);

    expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-cache");
  },
);
