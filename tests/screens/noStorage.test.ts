import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, useBrowser } from "../support/browser.ts";
import { newStudent, type Student, stored } from "../support/suite.ts";

const TASK = "Carry more of the load in one club or team";
const KEEPS_NOTHING = "This browser does not let Cairn store anything";

useBrowser();

test.each([
  [
    "local storage is blocked",
    () => {
      const refuse = () => {
        throw new DOMException("The request was denied.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { configurable: true, get: refuse });
    },
  ],
  [
    "local storage is full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    },
  ],
  [
    "databases cannot be opened",
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    },
  ],
])("a student can work while %s, and sees what is not stored", async (_, block) => {
  const ann = await newStudent({ stage: "hs-10" });
  const page = await newPage();
  expectComplaints(page, /IndexedDB|indexedDB|insecure|@firebase/);
  await page.addInitScript(block);

  await page.goto("/auth");
  await logIn(page, ann);
  await page.getByText(KEEPS_NOTHING).waitFor();
  await page.getByRole("checkbox", { name: TASK }).click();

  await expect.poll(() => statusOf(ann)).toBe("Completed");
});

test("a cache that does not respond is reported, and the plan opens without it", async () => {
  const ann = await newStudent({ stage: "hs-10" });
  const first = await newPage();
  expectComplaints(first, /net::ERR|WebChannelConnection|Could not reach Cloud Firestore|Failed to load/);
  await first.goto("/auth");
  await logIn(first, ann);
  const task = (page: Page) => page.getByRole("checkbox", { name: TASK, includeHidden: true });
  await task(first).waitFor();
  await first.context().setOffline(true);
  await task(first).click();
  await first.getByText("1 change waits on this device").waitFor();
  const context = first.context();
  const second = await context.newPage();
  // WebKit after its fault: the database exists and never responds.
  await second.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name: string, version?: number) {
      const asked = name.startsWith("firestore/") ? `silent-${name}` : name;
      const request = open.call(this, asked, version);
      if (asked !== name) Object.defineProperty(request, "onsuccess", { set: () => undefined });
      if (asked !== name) Object.defineProperty(request, "onupgradeneeded", { set: () => undefined });
      return request;
    };
  });
  await first.close();
  await context.setOffline(false);

  await second.goto("/dashboard");
  await second.getByRole("button", { name: "Start without the copy" }).click();
  await task(second).waitFor({ state: "attached" });
  await second.getByText("Cairn is running without the copy of your plan on this device.").waitFor();
  // The log of unanswered writes does not need the copy.
  await expect.poll(() => statusOf(ann)).toBe("Completed");
  await second.close();
  const third = await context.newPage();
  await third.goto("/dashboard");

  await expect.poll(() => task(third).isChecked()).toBe(true);
});

interface StoredItem {
  readonly checklist_item_name: string;
  readonly status: string;
}

async function statusOf({ uid }: Student): Promise<string | undefined> {
  const checklist = await stored(`users/${uid}/checklists/hs-10`);
  const items = Object.values((checklist?.items ?? {}) as Record<string, StoredItem>);
  return items.find(({ checklist_item_name }) => checklist_item_name === TASK)?.status;
}
