import { supportQuotaPath, supportThreadsPath } from "@domain/records/firestorePaths.ts";
import { DAILY_MESSAGES, messagesOf, type SupportThread, THREAD_NUMBER } from "@domain/support/supportThread.ts";
import { Timestamp } from "firebase-admin/firestore";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { grantAdmin } from "../../emulators/seed/grantAdmin.ts";
import { axeViolations } from "../support/axe.ts";
import { expectComplaints, openApp, useBrowser, useStory } from "../support/browser.ts";
import { adminAuth, adminDb, newStudent, type Student } from "../support/suite.ts";
import { focusOn, tabTo } from "./support/keyboard.ts";

useBrowser();

function formOn(page: Page) {
  return page.getByRole("form", { name: "New Message" });
}

async function storedThreads({ uid }: Student): Promise<(SupportThread & { id: string })[]> {
  const { docs } = await adminDb.collection(supportThreadsPath(uid)).get();
  return docs.map((doc) => ({ ...(doc.data() as SupportThread), id: doc.id }));
}

async function writeMessage(page: Page, subject: string): Promise<void> {
  const form = formOn(page);
  await form.getByLabel("Name").fill("Ann");
  await form.getByLabel("Email").fill("principal@school.test");
  await form.getByLabel("Subject").fill(subject);
  await form.getByLabel("Body").fill("Should I log it as Research?");
}

test("a message names what is missing, keeps its draft, and is stored with its number", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/dashboard", ann);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  const form = formOn(page);

  await expect.poll(() => form.getByLabel("Name").inputValue()).toBe("Ann Lee");
  expect(await form.getByLabel("Email").inputValue()).toBe(ann.email);
  expect(await form.getByLabel("To").isDisabled()).toBe(true);
  expect(await form.getByLabel("To").inputValue()).toBe("Cairn support team");
  await form.getByLabel("Name").fill("");
  await form.getByLabel("Email").fill("ann@");
  await form.getByRole("button", { name: "Send" }).click();
  for (const words of [
    "Enter your name.",
    "Enter an email address",
    "Write what it is about.",
    "Write your message.",
  ]) {
    await form.getByText(words).waitFor();
  }
  await writeMessage(page, "Hours from a summer program");
  // The draft is stored on the device.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain("support/new");
  await page.reload();
  await form.getByText("Draft restored.").waitFor();
  await form.getByLabel("Include technical details").check();
  await form.getByText("What would be sent").click();
  const diagnostics = await form.locator("pre").innerText();
  await form.getByRole("button", { name: "Send" }).click();

  const sent = { subject: "Hours from a summer program", name: "Ann", email: "principal@school.test", diagnostics };
  await expect.poll(() => storedThreads(ann)).toMatchObject([{ ...sent, status: "waiting" }]);
  const [thread] = await storedThreads(ann);
  expect(thread?.id).toMatch(THREAD_NUMBER);
  await form.getByText(`Message ${thread?.id} has arrived.`).waitFor();
  expect(await form.getByLabel("Subject").inputValue()).toBe("");
});

describe("a message that an admin has answered", () => {
  const story = useStory(async () => {
    const ann = await newStudent({ stage: "hs-11" });
    const eve = await newStudent({ stage: "hs-11", name: "Eve Stone" });
    await grantAdmin(adminAuth, eve.email, true);
    const subject = `Hours from a summer program ${Date.now()}`;
    const page = await openApp("/support", ann);
    await writeMessage(page, subject);
    await formOn(page).getByRole("button", { name: "Send" }).click();
    await formOn(page).getByText("has arrived.").waitFor();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click();

    const desk = await openApp("/support", eve);
    const row = desk
      .getByRole("region", { name: "Messages from students" })
      .getByRole("listitem")
      .filter({ hasText: subject });
    await row.getByRole("button").first().click();
    await row.getByLabel("Your answer").fill("Yes, with the dates of the program.");
    await row.getByRole("button", { name: "Answer", exact: true }).click();
    return { ann, subject, page, desk, row };
  });

  test("shows support the account's own address, whatever the student has typed", async () => {
    const { ann, row } = story();

    await row.getByText(`${ann.email} (email not confirmed)`).waitFor();
    await row.getByText("Signed as Ann, principal@school.test").waitFor();
  });

  test("is announced on the current page until the student has seen the answer", async () => {
    const { subject, page } = story();
    const toSupport = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Support/ });

    await page.getByRole("status").getByText(`Support has answered "${subject}".`).waitFor();
    await expect.poll(() => toSupport.innerText()).toContain("new answer");
    expect(await axeViolations(page, "nav")).toEqual([]);
    await page.getByRole("link", { name: "Read the answer" }).click();
    await page.getByText("Yes, with the dates of the program.").waitFor();
    await page.getByText("Answered", { exact: true }).waitFor();
    await page.getByText("New", { exact: true }).waitFor();
    await expect.poll(() => toSupport.innerText()).not.toContain("new answer");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, "main")).toEqual([]);
    }
  });

  test("is found by the answer's text, and can be continued", async () => {
    const { ann, subject, page, desk } = story();
    const [thread] = await storedThreads(ann);

    await page.getByRole("combobox", { name: "Search Site" }).fill("dates of the program");
    await page.getByRole("option", { name: subject }).click();
    await page.waitForURL(`**/support#message-${thread?.id}`);
    await page.getByLabel("Your reply").fill("Thank you.");
    await page.getByRole("button", { name: "Reply", exact: true }).click();

    await desk.getByText("Thank you.").waitFor();
    await expect
      .poll(async () => (await storedThreads(ann)).flatMap(messagesOf).map(({ author, text }) => [author, text]))
      .toEqual([
        ["student", "Should I log it as Research?"],
        ["support", "Yes, with the dates of the program."],
        ["student", "Thank you."],
      ]);
    expect(await page.getByRole("region", { name: "Messages from students" }).count()).toBe(0);
  });
});

test("a message waits for the network, and the daily limit keeps the draft", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/support", ann);
  const form = formOn(page);
  await page.getByText("No messages yet").waitFor();

  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await form.getByLabel("Subject").fill("From the bus");
  await form.getByLabel("Body").fill("There is no network here.");
  await form.getByRole("button", { name: "Send" }).click();
  await page.getByText("Waiting for a connection").waitFor();
  await form.getByText("waits on this device and will be sent").waitFor();
  expect(await storedThreads(ann)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => storedThreads(ann)).toMatchObject([{ subject: "From the bus" }]);
  await page.getByText("Waiting for an answer").waitFor();
  await form.getByText("has arrived").waitFor();

  const at = Timestamp.now();
  const slots = Array.from({ length: DAILY_MESSAGES }, (_, slot) => [String(slot), { at, message: "K7QM-2XPD/one" }]);
  await adminDb.doc(supportQuotaPath(ann.uid)).set({ slots: Object.fromEntries(slots), changed_slot: "0" });
  await form.getByLabel("Subject").fill("One more");
  await form.getByLabel("Body").fill("The eleventh of the day.");
  await expect
    .poll(async () => {
      await form.getByRole("button", { name: "Send" }).click();
      return form.getByText("You can send 10 messages a day.").isVisible();
    })
    .toBe(true);
  expect(await form.getByLabel("Body").inputValue()).toBe("The eleventh of the day.");
});

test("an answer is marked as not confirmed only if a wrong value costs money or a deadline", async () => {
  const page = await openApp("/support#faq-federal-loans", await newStudent({ stage: "pm-senior" }));
  const answer = (name: RegExp) => page.getByRole("listitem").filter({ has: page.getByRole("button", { name }) });
  const borrowing = answer(/How much can I borrow/);
  const payingBack = answer(/How are federal loans made since July 2026 paid back/);

  await borrowing.getByText("check before you rely on it").waitFor();
  await borrowing.getByText("Not confirmed", { exact: true }).waitFor();
  await payingBack.getByRole("button").click();
  await payingBack.getByText("check before you rely on it").waitFor();

  expect(await payingBack.getByText("Not confirmed", { exact: true }).count()).toBe(0);
});

test("FAQs are suggested, searchable in their answers, linkable and shown in full", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/support#faq-delete-account", ann);
  const faqs = page.getByRole("region", { name: "FAQs" });
  const row = (name: RegExp) => faqs.getByRole("button", { name });

  await expect.poll(() => row(/delete my account/).getAttribute("aria-expanded")).toBe("true");
  await faqs.getByText("asks you to type DELETE").waitFor();
  await faqs.getByRole("button", { name: "See Fewer" }).click();
  await expect.poll(() => faqs.getByRole("button", { name: /View/ }).count()).toBe(5);
  await row(/create an account/).click();
  await faqs.getByText("confirm that you are 13 or older").waitFor();
  expect(new URL(page.url()).hash).toBe("#faq-create-account");

  await faqs.getByLabel("Search FAQs").fill("swatches");
  await expect.poll(() => faqs.getByRole("button", { name: /View/ }).count()).toBe(1);
  expect(await faqs.locator("mark").allTextContents()).toEqual(["swatches"]);
  await faqs.getByLabel("Search FAQs").fill("zebra");
  await faqs.getByText("No answer mentions “zebra” yet.").waitFor();
  await faqs.getByLabel("Search FAQs").fill("");

  await formOn(page).getByLabel("Subject").fill("I forgot my password");
  await formOn(page).getByRole("link", { name: "I forgot my password. What now?" }).click();
  await expect.poll(() => row(/forgot my password/).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a message is written and an answer is opened by keyboard alone", async () => {
  const ann = await newStudent({ stage: "hs-11" });
  const page = await openApp("/support", ann);
  const { keyboard } = page;
  const form = formOn(page);
  const faqs = page.getByRole("region", { name: "FAQs" });

  await tabTo(form.getByLabel("Subject"));
  await keyboard.press("Shift+Tab");
  await focusOn(form.getByLabel("Email"));
  await tabTo(form.getByRole("button", { name: "Send" }));
  await keyboard.press("Enter");
  // The focus goes back to the first missing field.
  await focusOn(form.getByLabel("Subject"));
  await keyboard.type("By keyboard");
  await tabTo(form.getByLabel("Body"));
  await keyboard.type("Written without a mouse.");
  await tabTo(form.getByLabel("Include technical details"));
  await keyboard.press("Space");
  await tabTo(form.getByRole("button", { name: "Send" }));
  await keyboard.press("Enter");
  await expect.poll(() => storedThreads(ann)).toMatchObject([{ subject: "By keyboard" }]);
  expect((await storedThreads(ann))[0]?.diagnostics).not.toBeNull();
  const thread = page.getByRole("region", { name: "Your messages" }).getByRole("button", { name: /^By keyboard/ });
  await tabTo(thread);
  await keyboard.press("Enter");
  await expect.poll(() => thread.getAttribute("aria-expanded")).toBe("false");

  await tabTo(faqs.getByLabel("Search FAQs"));
  await keyboard.type("delete my account");
  const question = faqs.getByRole("button", { name: /delete my account/ });
  await question.waitFor();
  await keyboard.press("Control+a");
  await keyboard.press("Delete");
  await tabTo(faqs.getByRole("button", { name: "See All" }));
  await keyboard.press("Space");
  await tabTo(question, "Shift+Tab");
  await keyboard.press("Enter");
  await faqs.getByText("asks you to type DELETE").waitFor();
});
