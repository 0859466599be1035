import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { newStudent } from "../support/suite.ts";

useBrowser();

const APP = "**/assets/index-*.js";

/** Opens a page whose app has not loaded yet. `release` lets it load. */
async function openHeld(path: string, opened?: Page): Promise<{ page: Page; release: () => void }> {
  const page = opened ?? (await newPage());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest(APP);
  await page.route(
    APP,
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  // The app's script is held, so the page never finishes loading.
  await page.goto(path, { waitUntil: "commit" });
  await asked;
  return { page, release };
}

function loginForm(page: Page) {
  const form = page.getByRole("form", { name: "Login" });
  return {
    form,
    email: form.getByLabel("Email"),
    password: form.getByLabel("Password", { exact: true }),
    submit: form.getByRole("button", { name: "Let's Go" }),
  };
}

/** How many font files the page has loaded. */
function fontsOf(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length,
  );
}

/** Resolves once the app has taken the form over. */
async function untilTaken(page: Page): Promise<void> {
  await page.locator("html:not([data-sign-in]) #root:not([data-prerendered])").waitFor({ state: "attached" });
}

/** The page's elements with their attributes and text. Ids are numbered as they appear, because renderers name them differently. */
function elementsOf(page: Page): Promise<readonly string[]> {
  return page.locator("#root > .gate").evaluate((gate) => {
    const ids: string[] = [];
    const numbered = (value: string) =>
      value.replace(/_[rR]_\w*_/g, (id) => `id-${ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1}`);
    return [gate, ...gate.querySelectorAll("*")].map((element) => {
      const attributes = Array.from(element.attributes, ({ name, value }) => `${name}="${numbered(value)}"`).sort();
      const text = element.children.length === 0 ? element.textContent : "";
      return `${element.tagName} ${attributes.join(" ")} ${text}`;
    });
  });
}

/** Where each element of the page is, and how it looks. */
function looksOf(page: Page): Promise<readonly string[]> {
  return page.locator("#root > .gate").evaluate((gate) =>
    [gate, ...gate.querySelectorAll("*")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, border, opacity, fill, stroke } = getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, font, border, opacity, fill, stroke].join();
    }),
  );
}

test.each([
  { width: 1280, height: 800, colorScheme: "light", forcedColors: "none" },
  { width: 390, height: 844, colorScheme: "dark", forcedColors: "none" },
  { width: 320, height: 640, colorScheme: "light", forcedColors: "active" },
] as const)(
  "the sign-in form looks the same before the whole style sheet has loaded: %j",
  async ({ forcedColors, ...options }) => {
    const page = await newPage(options);
    await page.emulateMedia({ forcedColors });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/style-*.css", async (route) => {
      await released;
      await route.continue();
    });
    await page.route(APP, (route) => route.abort());
    expectComplaints(page, /ERR_FAILED|dynamically imported module/);
    await page.goto("/auth", { waitUntil: "commit" });
    await loginForm(page).submit.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await looksOf(page);

    const styled = page.waitForResponse("**/assets/style-*.css");
    release();
    await (await styled).finished();
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

    expect(await looksOf(page)).toEqual(before);
  },
);

describe("the sign-in form in the built page", () => {
  test.each(["/", "/auth", "/dashboard", "/tracker/scores"])(
    "is shown at %s before the app has loaded",
    async (path) => {
      const { page, release } = await openHeld(path);

      await loginForm(page).email.waitFor();
      release();
      await page.waitForURL("**/auth");
      await untilTaken(page);

      expect(await page.title()).toBe("Welcome · Cairn");
    },
  );

  test.each(["/privacy", "/terms", "/auth/action?mode=verifyEmail", "/stage-selection"])(
    "is not shown at %s",
    async (path) => {
      const { page, release } = await openHeld(path);

      // The style sheet hides it, and browsers paint nothing before they have that.
      await page.locator("#root[data-prerendered]").waitFor({ state: "attached" });
      await page.locator("#root").waitFor({ state: "hidden" });
      release();
      await page.locator("main").waitFor();
    },
  );

  test.each(["/", "/auth", "/dashboard"])("is not shown at %s to a student who is known here", async (path) => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/auth", ann);
    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
    const { release } = await openHeld(path, page);

    await page.locator("#root[data-prerendered]").waitFor({ state: "attached" });
    await page.locator("#root").waitFor({ state: "hidden" });
    await page.getByRole("progressbar", { name: "Loading Cairn" }).waitFor();
    release();

    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
    expect(await page.getByRole("progressbar", { name: "Loading Cairn" }).count()).toBe(0);
  });

  test("loads no fonts for a student who is known here, so a script does", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const page = await openApp("/auth", ann);
    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();

    const { release } = await openHeld("/dashboard", page);

    const fonts = page.locator('link[rel="preload"][as="font"]');
    await fonts.nth(1).waitFor({ state: "attached" });
    // The waiting page has no text, so the app's first text must find its fonts.
    await expect.poll(() => fontsOf(page)).toBe(2);
    release();
    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
    expect(await fontsOf(page)).toBe(2);
  });

  test.each(["", "#create-account", "#guest-mode"])("is what the app renders first at /auth%s", async (hash) => {
    const map = "**/assets/TrailMapDrawing-*.js";
    const panels = /\/assets\/(SignUpPanel|GuestPanel)-/;
    const { page: built } = await openHeld(`/auth${hash}`);
    await built.waitForFunction(() => document.readyState !== "loading");
    const rendering = await newPage();
    expectComplaints(rendering, /ERR_FAILED/);
    for (const late of [map, panels]) await rendering.route(late, () => undefined);
    // Into a page without the form, the app renders it itself.
    await rendering.route("**/auth", async (route) => {
      const answer = await route.fetch();
      const page = await answer.text();
      await route.fulfill({ response: answer, body: page.replace(" data-prerendered", "") });
    });
    await rendering.goto(`/auth${hash}`);
    // React marks what it renders in a browser by such ids, and in the built markup by `_R_`.
    await rendering.locator("h2[id^=_r_]").first().waitFor({ state: "attached" });

    const rendered = (await elementsOf(rendering)).filter((element) => !element.startsWith("TITLE"));
    expect(await elementsOf(built)).toEqual(rendered);
    expect(rendered.length).toBeGreaterThan(80);
  });
});

describe("the sign-in form before the app has loaded", () => {
  test("fetches its checks for a student who is about to type", async () => {
    const { page, release } = await openHeld("/auth");
    const { email } = loginForm(page);
    await email.waitFor();
    expect(await page.locator('link[href*="loginForm"]').count()).toBe(0);

    const asked = page.waitForRequest("**/assets/loginForm-*.js");
    await email.focus();

    await asked;
    release();
  });

  test("keeps what is typed, the field and the focus", async () => {
    const { page, release } = await openHeld("/auth");
    const { email, password } = loginForm(page);
    await email.fill("ann@cairn.test");
    await password.pressSequentially("correct horse");
    await email.evaluate((field) => field.setAttribute("data-same", ""));

    release();
    await untilTaken(page);
    await password.pressSequentially(" battery");

    expect(await email.inputValue()).toBe("ann@cairn.test");
    expect(await password.inputValue()).toBe("correct horse battery");
    expect(await email.getAttribute("data-same")).toBe("");
    expect(await password.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test("keeps what is typed and pressed even where the browser has translated the page", async () => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, release } = await openHeld("/auth");
    expectComplaints(page, /React error #418/);
    const { form, email, password, submit } = loginForm(page);
    await email.fill(ann.email);
    await submit.click();
    await password.fill(ann.password);
    // As Chrome translates: text is replaced, inside of new elements.
    await form
      .locator("label")
      .first()
      .evaluate((label) => label.append(document.createElement("font")));
    await page
      .getByRole("heading", { name: "Welcome to Cairn" })
      .evaluate((title) => title.replaceChildren("Bienvenue"));

    release();

    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
  });

  test.each(["Enter", "the button"])("logs in with a submit by %s, once the app is there", async (way) => {
    const ann = await newStudent({ stage: "hs-10" });
    const { page, release } = await openHeld("/");
    const { email, password, submit } = loginForm(page);
    const addresses: string[] = [];
    page.on("framenavigated", (frame) => addresses.push(frame.url()));
    await email.fill(ann.email);
    await password.fill(ann.password);
    if (way === "Enter") await password.press("Enter");
    else await submit.click();
    // An impatient student.
    await submit.click();

    release();

    await page.getByRole("region", { name: "Current Year's Checklist" }).waitFor();
    expect(addresses.filter((address) => new URL(address).search !== "")).toEqual([]);
  });

  test("sends nothing and leaves the address as it is", async () => {
    const { page } = await openHeld("/auth");
    const { email, password } = loginForm(page);
    const requests: string[] = [];
    await email.fill("ann@cairn.test");
    await password.fill("correct horse battery");
    page.on("request", (request) => requests.push(request.url()));

    await password.press("Enter");
    await loginForm(page).submit.click();

    await expect.poll(() => email.inputValue()).toBe("ann@cairn.test");
    expect(new URL(page.url()).href).toMatch(/\/auth$/);
    expect(requests.filter((address) => address.includes("password"))).toEqual([]);
  });

  test("keeps a press on another panel", async () => {
    const { page, release } = await openHeld("/auth");
    await page.getByRole("button", { name: "Guest Mode" }).click();
    await page.getByRole("button", { name: "Guest Mode" }).click();

    release();

    await page
      .getByText("Look around")
      .or(page.getByLabel(/13 or older/))
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: "Guest Mode" }).getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("[data-pressed]").count()).toBe(0);
  });

  test("shows no panel where the address names one that has to load", async () => {
    const { page, release } = await openHeld("/auth#create-account");
    await page.getByRole("button", { name: "Create an Account" }).waitFor();
    expect(await loginForm(page).email.isVisible()).toBe(false);

    release();

    await page.getByRole("form", { name: "Create an Account" }).waitFor();
    expect(await loginForm(page).email.isVisible()).toBe(false);
  });

  test("keeps the typed email through a reload", async () => {
    const { page } = await openHeld("/auth");
    await loginForm(page).email.fill("ann@cairn.test");

    await page.reload();

    await expect.poll(() => loginForm(page).email.inputValue()).toBe("ann@cairn.test");
  });
});

/** The app's first act is a test of the storage. Notes whether a frame had been drawn by then. */
function noteStart(drawFrame: string): string {
  return `{
    globalThis.requestAnimationFrame = (callback) => { ${drawFrame} };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "cairn-probe") globalThis.drawnAtStart ??= globalThis.isDrawn === true;
      setItem.call(this, key, value);
    };
  }`;
}

test.each([
  { what: "waits until the form is drawn", draws: true },
  { what: "waits only for a moment where nothing is drawn", draws: false },
])("the app $what", async ({ draws }) => {
  const page = await newPage();
  const frame = "setTimeout(() => { globalThis.isDrawn = true; callback(performance.now()); }, 50);";
  await page.addInitScript({ content: noteStart(draws ? frame : "") });

  await page.goto("/auth");

  const drawnAtStart = () => page.evaluate(() => (globalThis as unknown as { drawnAtStart?: boolean }).drawnAtStart);
  await expect.poll(drawnAtStart).toBe(draws);
});

test("a login in the built form returns to the address that was opened", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const { page, release } = await openHeld("/tracker/scores");
  await loginForm(page).email.waitFor();
  release();

  await logIn(page, ann);

  await page.waitForURL("**/tracker/scores");
});
