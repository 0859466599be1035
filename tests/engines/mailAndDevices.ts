import { beforeAll, describe, expect, test } from "vitest";
import { checklistPath, sharePath } from "../../functions/src/domain/records/firestorePaths.ts";
import { newShareKey } from "../../functions/src/domain/share/seal.ts";
import { newShareId } from "../../functions/src/domain/share/share.ts";
import { visitsFor } from "../../web/src/app/screens.ts";
import { startTranslator } from "../screens/support/translator.ts";
import { mailedCodes, mailedLink } from "../support/mailedCodes.ts";
import { FEW_PARTS, sealedShare } from "../support/sealedShare.ts";
import { adminAuth, adminDb, newStudent, type Student, stored, suite } from "../support/suite.ts";
import type { Engine } from "./EnginePage.ts";
import { logIn } from "./logIn.ts";
import { type Used, useEngine } from "./useEngine.ts";

/** Keys by WebDriver's codes: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const ESCAPE = "\uE00C";
const ARROW_UP = "\uE013";

/** A word as wide as a stored name may be. */
const LONG_NAME = "Ễ".repeat(80);

/** What students' mail, schools, translators, names and phones do to the app. */
export function describeMailAndDevices(name: string, start: () => Promise<Engine>): void {
  describe(`${name}: mail and devices`, () => {
    const use = useEngine(start);
    testBeforeLogin(use);
    describe("a student who is logged in", () => {
      let student: Student;
      beforeAll(async () => {
        student = await newStudent({ stage: "pm-junior", name: "Łucja Nguyễn" });
        await logIn(use(), student);
      });
      testNames(use, () => student);
      testTranslation(use, () => student);
      testKeys(use, () => student);
      testOwnFilesAndMail(use, () => student);
    });
  });
}

function testBeforeLogin(use: () => Used): void {
  test.each([
    ["%23", ""],
    ["%2523", "."],
    ["%23", "?utm_source=mail&data=05"],
  ])("a share's link with a mail scanner's “%s” and “%s” opens the plan", async (mark, end) => {
    const { engine, visitor } = use();
    const pass = { shareId: await newShareId("a-student"), key: newShareKey() };
    await adminDb.doc(sharePath(pass.shareId)).set(await sealedShare(pass, "a-student", FEW_PARTS));

    await engine.page.open(`${suite.hostingUrl}/shared/${pass.shareId}${mark}${pass.key}${end}`);

    await visitor.sees(FEW_PARTS.essay.text);
    expect(await engine.page.evaluate(() => location.hash)).toBe(`#${pass.key}`);
  });

  test("the page for schools names the addresses to allow", async () => {
    const { engine, visitor } = use();
    await engine.page.open(`${suite.hostingUrl}/terms/schools`);

    await visitor.sees("For a school's IT office");
    await visitor.sees(new URL(suite.hostingUrl).host);
  });

  test("a password that is refused may have been replaced by Google", async () => {
    const { engine, visitor } = use();
    const { email } = await newStudent({ stage: "hs-10" });
    await engine.page.open(`${suite.hostingUrl}/auth`);

    await visitor.fill("Email", email);
    await visitor.fill("Password", "not the password");
    await visitor.press("Let's Go");

    await visitor.sees("log in with Google: it may have replaced your password");
  });
}

function testNames(use: () => Used, student: () => Student): void {
  test("a greeting has Polish letters of the headings' font", async () => {
    const { engine, visitor } = use();
    await visitor.sees("Welcome back, Łucja");

    await visitor.until("the Polish letters", () => engine.page.evaluate(hasFaceFrom, "100-"));
  });

  test("a greeting has Vietnamese letters of the headings' font", async () => {
    const { engine, visitor } = use();
    await adminDb.doc(`users/${student().uid}`).update({ display_name: "Nguyễn Thắm", preferred_name: "Nguyễn Thắm" });
    await visitor.sees("Welcome back, Nguyễn Thắm");

    await visitor.until("the Vietnamese letters", () => engine.page.evaluate(hasFaceFrom, "1a0-"));
  });

  test("a name of 80 letters without a space stays inside the window", async () => {
    const { engine, visitor } = use();
    await adminDb.doc(`users/${student().uid}`).update({ display_name: LONG_NAME, preferred_name: LONG_NAME });

    for (const [path, words] of [
      ["/dashboard", `Welcome back, ${LONG_NAME}`],
      ["/profile", `Current username: ${LONG_NAME}`],
    ] as const) {
      await engine.page.evaluate(moveTo, path);
      await visitor.sees(words);
      expect(await engine.page.evaluate(isWithinWindow)).toBe(true);
    }
  });
}

function testTranslation(use: () => Used, student: () => Student): void {
  test("a page with a translator's elements around each text works", async () => {
    const { engine, visitor } = use();
    await engine.page.open(`${suite.hostingUrl}/dashboard`);
    await visitor.sees("Current Year's Checklist");
    await engine.page.evaluate(startTranslator, "around");

    const renamed = "Renamed on another device";
    const list = checklistPath(student().uid, "pm-junior");
    await adminDb.doc(list).update({ "items.pm-junior-01.checklist_item_name": renamed });
    await visitor.sees(renamed);
    for (const path of visitsFor("student")) {
      await engine.page.evaluate(moveTo, path);
      await visitor.until(`${path} with the elements`, () => engine.page.evaluate(isTranslatedAt, path));
    }
    await engine.page.evaluate(moveTo, "/timeline");
    await visitor.press("Expand all");
    await visitor.press("Log hours");
    await visitor.sees("Cancel");
    await engine.page.type(ESCAPE);
    await visitor.until("the dialog to go", () => engine.page.evaluate(() => !document.querySelector(":modal")));
    await engine.page.evaluate(moveTo, "/dashboard");
    await visitor.sees(renamed);
  });
}

function testKeys(use: () => Used, student: () => Student): void {
  test("an arrow key steps up from 1,200", async () => {
    const { engine, visitor } = use();
    await engine.page.open(`${suite.hostingUrl}/tracker/experiences/new`);

    await visitor.fill("Total hours", `1,200${ARROW_UP}`);

    await visitor.until("a step up", async () => (await engine.page.evaluate(focusedValue)) === "1200.5");
  });

  test("Enter that ends a composition opens nothing, and the next Enter does", async () => {
    const { engine, visitor } = use();
    await engine.page.open(`${suite.hostingUrl}/dashboard`);
    await visitor.fill("Search Site", "Resources");
    await visitor.until("a result", () => engine.page.evaluate(() => document.querySelector("[role=option]") !== null));

    await engine.page.evaluate(endComposition);
    expect(await engine.page.evaluate(() => location.pathname)).toBe("/dashboard");
    await engine.page.type("\n");

    await visitor.isAt("/resources");
  });

  test("a phone number is read with the invisible marks of a contact", async () => {
    const { engine, visitor } = use();
    await engine.page.open(`${suite.hostingUrl}/profile`);
    await visitor.press("Change your phone number");
    await visitor.press("Account phone number");
    await engine.page.evaluate(pasteText, "\u202d(555)\u00a0014\u20117720\u202c");
    await visitor.press("Save phone number");

    await visitor.sees("Current number: (555) 014-7720");
    const isStored = async () => (await stored(`users/${student().uid}`))?.phone === "+15550147720";
    await visitor.until("the number in Firestore", isStored);
  });
}

function testOwnFilesAndMail(use: () => Used, student: () => Student): void {
  test("an app on the Home Screen shares a file, or opens it as a page", async () => {
    const { engine, visitor } = use();
    await engine.page.evaluate(standAlone);

    await visitor.press("Download my data");
    await visitor.until("the file in the share sheet", () => engine.page.evaluate(() => "sharedFile" in globalThis));
    expect(JSON.parse(await engine.page.evaluate(readShared))).toMatchObject({ account: { email: student().email } });
    await engine.page.evaluate(() => void Object.assign(navigator, { canShare: () => false }));
    await visitor.press("Download my data");
    await visitor.sees(".json is ready.");

    expect(await engine.page.evaluate(offersPage)).toBe(true);
  });

  test("a mailed link confirms an email on a press, and says so again once it is used", async () => {
    const { engine, visitor } = use();
    const { email, uid } = student();
    await adminAuth.generateEmailVerificationLink(email);
    const [code = ""] = await mailedCodes(email, "VERIFY_EMAIL");
    const link = suite.hostingUrl + mailedLink("verifyEmail", code);

    await engine.page.open(link);
    await visitor.sees(`This confirms that ${email} is yours.`);
    expect((await adminAuth.getUser(uid)).emailVerified).toBe(false);
    await visitor.press("Confirm this email");
    await visitor.sees("Your email is confirmed");
    expect((await adminAuth.getUser(uid)).emailVerified).toBe(true);

    await engine.page.open(link);
    await visitor.sees(`${email} is yours.`, "for the link that was used");
  });
}

// What follows runs in the page.

function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

function isTranslatedAt(path: string): boolean {
  return location.pathname === path && document.querySelector("main h1 font") !== null;
}

function isWithinWindow(): boolean {
  return document.documentElement.scrollWidth <= document.documentElement.clientWidth;
}

/** How many files of the headings' font have loaded. */
/** Whether the headings' font has loaded the file whose letters begin with this one, in hexadecimal digits. */
function hasFaceFrom(first: string): boolean {
  const loaded = [...document.fonts].filter(({ family, status }) => family.includes("Besley") && status === "loaded");
  return loaded.some(({ unicodeRange }) => unicodeRange.toLowerCase().startsWith(`u+${first}`));
}

function focusedValue(): string | undefined {
  return document.querySelector<HTMLInputElement>("input:focus")?.value;
}

/** As a browser does with a text from another program. */
function pasteText(text: string): void {
  document.execCommand("insertText", false, text);
}

/** Chrome's and Firefox's Enter that ends what an input method composes, then Safari's. */
function endComposition(): void {
  for (const told of [{ isComposing: true }, { keyCode: 229 }])
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...told }));
}

/** Looks like an app on the Home Screen of an iPhone, with a share sheet that takes each file. */
function standAlone(): void {
  Object.assign(navigator, {
    standalone: true,
    canShare: () => true,
    share: ({ files }: { files: readonly File[] }) =>
      Promise.resolve(Object.assign(globalThis, { sharedFile: files[0] })),
  });
}

function readShared(): Promise<string> {
  return (Reflect.get(globalThis, "sharedFile") as File).text();
}

/** Whether the dialog has a link that opens the file as a page. */
function offersPage(): boolean {
  return document.querySelector("dialog a[href^='blob:'][target=_blank]") !== null;
}
