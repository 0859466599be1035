import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent, suite } from "../support/suite.ts";

useBrowser();

/** Each address with its tab title. Screen readers read it on arrival, and the browser's history lists it. */
const TITLES = [
  ["/dashboard", /^Dashboard/],
  ["/tracker/experiences", /^My Experiences/],
  ["/tracker/scores", /^My Scores/],
  ["/tracker/schools", /^My Colleges/],
  ["/tracker/coursework", /^My Coursework/],
  ["/tracker/application", /^My Application/],
  ["/tracker/journals", /^My Journals/],
  ["/timeline", /^Timeline/],
  ["/resources", /^Resources/],
  ["/support", /^(Help|Support)/],
  ["/profile", /^(Your )?Profile/],
  ["/privacy", /^Privacy/],
  ["/terms", /^Terms/],
  ["/shared/none", /^A shared plan/],
  ["/nowhere", /not on the map|not found/i],
] as const;

test("every address has its own title", async () => {
  const student = await newStudent({ stage: "hs-10" });
  const page = await openApp("/auth", student);
  const titles: string[] = [];
  for (const [path, title] of TITLES) {
    await page.goto(path);
    await expect.poll(() => page.title()).toMatch(title);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(TITLES.length);
});

test("a page opened inside the app changes the title and takes the focus", async () => {
  const student = await newStudent({ stage: "hs-10" });
  const page = await openApp("/auth", student);
  await page.waitForURL("**/dashboard");

  await page.getByRole("link", { name: "Timeline" }).first().click();

  await expect.poll(() => page.title()).toMatch(/^Timeline/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});

// The audits of Lighthouse's SEO category, as separate checks that name the cause of a failure.
test("the welcome page passes Lighthouse's SEO audits", async () => {
  const page = await newPage({ width: 390 });
  const response = await page.goto("/");
  await page.waitForURL("**/auth");
  await page.getByRole("heading", { level: 1 }).waitFor();

  expect(response?.status()).toBe(200);
  expect(response?.headers()["x-robots-tag"]).toBeUndefined();
  const found = await page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
    viewport: document.querySelector<HTMLMetaElement>('meta[name="viewport"]')?.content ?? "",
    robots: document.querySelector('meta[name="robots"]'),
    language: document.documentElement.lang,
    imagesWithoutText: [...document.images].filter((image) => !image.hasAttribute("alt")).length,
    deadLinks: [...document.links].filter(({ href }) => !/^(https?|mailto):/.test(href)).length,
    emptyLinks: [...document.links].filter((link) => !link.textContent?.trim() && !link.ariaLabel).length,
    openGraph: [...document.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute("property"),
      meta.content,
    ]),
  }));
  expect(found).toMatchObject({ robots: null, language: "en-US", imagesWithoutText: 0, deadLinks: 0, emptyLinks: 0 });
  expect(found.title).toMatch(/Cairn/);
  expect(found.description.length).toBeGreaterThan(50);
  expect(found.viewport).toContain("width=device-width");
  expect(Object.fromEntries(found.openGraph)).toMatchObject({
    "og:site_name": "Cairn",
    "og:type": "website",
    "og:title": "Cairn",
    "og:description": found.description,
  });
});

test("robots.txt and favicon.ico are files, and not the app", async () => {
  const robots = await fetch(`${suite.hostingUrl}/robots.txt`);
  const icon = await fetch(`${suite.hostingUrl}/favicon.ico`);

  expect(robots.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await robots.text();
  expect(text).toBe(await readFile(join(PROJECT_ROOT, "web/public/robots.txt"), "utf8"));
  // Calendar services that obey it must reach calendar addresses. The longer rule wins (RFC 9309, section 2.2.2).
  expect(text).toMatch(/^Allow: \/api\/calendar\/$/m);
  expect(icon.headers.get("content-type")).toMatch(/^image\//);
});
