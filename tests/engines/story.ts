import { describe, expect, test } from "vitest";
import { sharePath } from "../../functions/src/domain/records/firestorePaths.ts";
import { newShareKey } from "../../functions/src/domain/share/seal.ts";
import { newShareId } from "../../functions/src/domain/share/share.ts";
import { FEW_PARTS, sealedShare } from "../support/sealedShare.ts";
import { adminAuth, adminDb, stored, suite } from "../support/suite.ts";
import type { Engine } from "./EnginePage.ts";
import { leave, logIn } from "./logIn.ts";
import { misplacedPopovers } from "./misplacedPopovers.ts";
import { type Used, useEngine } from "./useEngine.ts";

const OFFLINE_TASK = "Written without a network";
const PASSWORD = "a long walk uphill";

/** The pages with each kind of popover, and text that shows the page has loaded. */
const PLACES_WITH_POPOVERS: Readonly<Record<string, string>> = {
  "/dashboard": "Current Year's Checklist",
  "/tracker/schools": "Your mix",
};

interface StoredItem {
  readonly checklist_item_name: string;
  readonly status: string;
}

/** A student's first days and every popover. Each test continues where the one before ended. */
export function describeStory(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    const use = useEngine(start);
    testFirstDays(name, use);
    testSharedPlan(use);
    testPopovers(use, leave);
  });
}

/** Only the popovers, for an engine that differs from another only there. */
export function describePopovers(name: string, start: () => Promise<Engine>): void {
  describe(name, () => testPopovers(useEngine(start), async () => undefined));
}

function testFirstDays(name: string, use: () => Used): void {
  const student = { name: "Maya Okafor", email: `${name.replace(/\W+/g, "-")}-${Date.now()}@cairn.test` };
  // A browser behind a proxy does not notice that it is offline, so the page fires the event itself.
  const offline = () => {
    const { engine } = use();
    engine.network.cut();
    return engine.page.evaluate(() => dispatchEvent(new Event("offline")));
  };
  const online = () => {
    const { engine } = use();
    engine.network.restore();
    return engine.page.evaluate(() => dispatchEvent(new Event("online")));
  };

  const isOnDevice = () =>
    use().engine.page.evaluate(
      async () => (await navigator.serviceWorker?.getRegistration())?.active?.state === "activated",
    );

  /** The names of the tasks in sight come first. Which these are depends on the day. */
  const tasks = () =>
    use().engine.page.evaluate(() =>
      [...document.querySelectorAll(".checklist .task__name")].map(({ textContent }) => `${textContent}`),
    );
  let next = "Current Year's Checklist";

  const isListWhole = () => use().engine.page.evaluate(() => document.querySelector("[aria-busy]") === null);

  test("a new student signs up, picks a stage and ticks a task", async () => {
    const { engine, visitor } = use();
    await engine.page.open(suite.hostingUrl);
    await visitor.press("Create an Account");
    await visitor.fill("Your Name", student.name);
    await visitor.fill("Email Address", student.email);
    await visitor.fill("Password", PASSWORD);
    await visitor.fill("Re-type Password", PASSWORD);
    await visitor.press("13 or older");
    await visitor.press("Sign Up");
    await visitor.press("High School");
    await visitor.press("10th Grade");
    await visitor.isAt("/dashboard");

    await visitor.until("the whole list", async () => (await tasks()).length > 0 && (await isListWhole()));
    const [ticked = "", other = next] = await tasks();
    next = other;

    await engine.page.press(".checklist [data-row] input");

    await visitor.until("the tick in Firestore", async () => (await statusOf(student.email, ticked)) === "Completed");
    await visitor.until("the app on the device", isOnDevice);
    await visitor.seesNoMore("A new version of Cairn is ready");
  });

  test("three more visits show the plan", async () => {
    const { engine, visitor } = use();
    for (const visit of ["second", "third", "fourth"]) {
      // In WebKit, a page opened from the same site can hide a fault that a visit from elsewhere shows.
      await engine.page.open("about:blank");
      await engine.page.open(suite.hostingUrl);
      await visitor.sees(next, `on the ${visit} visit`);
    }
    await engine.page.open("about:blank");
    await engine.page.back();
    await visitor.sees(next, "on the way back");
  });

  test("a reload shows the plan", async () => {
    const { engine, visitor } = use();
    await engine.page.reload();

    await visitor.sees(next);
  });

  test("a task added offline survives a reload and arrives once the network is back", async () => {
    const { engine, visitor } = use();
    await visitor.until("the app on the device", isOnDevice);
    await offline();
    // The last to move what is below it. WebDriver's press does not follow a button that moves.
    await visitor.sees("You are offline");
    await visitor.until("the whole list", isListWhole);
    try {
      await visitor.press("+ Add Your Own Task!");
      await engine.page.type(`${OFFLINE_TASK}\n`);
      await visitor.sees(OFFLINE_TASK);
      await visitor.sees("waits on this device");
      await engine.page.reload();
      await visitor.sees(OFFLINE_TASK);
    } finally {
      await online();
    }

    await visitor.until(
      "the task in Firestore",
      async () => (await statusOf(student.email, OFFLINE_TASK)) === "Pending",
    );
  });
}

function testSharedPlan(use: () => Used): void {
  test("a shared plan opens on a device that has the app, and takes a comment", async () => {
    const { engine, visitor } = use();
    const pass = { shareId: await newShareId("a-student"), key: newShareKey() };
    await adminDb.doc(sharePath(pass.shareId)).set(await sealedShare(pass, "a-student", FEW_PARTS));
    await engine.page.open(`${suite.hostingUrl}/shared/${pass.shareId}#${pass.key}`);
    await visitor.sees(FEW_PARTS.essay.text);
    await visitor.press("Leave a comment on Essay");
    await visitor.fill("Your comment", "Why a lamp?");

    await visitor.press("Send comment");

    await visitor.sees("Your comment was sent.");
    await visitor.sees("Someone with the link");
    expect(engine.network.foreignHosts).toEqual([]);
  });
}

function testPopovers(use: () => Used, leaveFirst: (used: Used) => Promise<void>): void {
  test("every popover opens inside the window next to its button", async () => {
    const { engine, visitor } = use();
    await leaveFirst({ engine, visitor });
    await logIn({ engine, visitor }, { email: "maya@cairn.test", password: "cairn-demo" });

    const faults: string[] = [];
    for (const [path, words] of Object.entries(PLACES_WITH_POPOVERS)) {
      await engine.page.open(suite.hostingUrl + path);
      await visitor.sees(words);
      faults.push(...(await engine.page.evaluate(misplacedPopovers, 2)));
    }

    expect(faults).toEqual([]);
    expect(engine.network.foreignHosts).toEqual([]);
  });
}

/** The stored status of that task on the student's 10th-grade checklist. */
async function statusOf(email: string, task: string): Promise<string | undefined> {
  const { uid } = await adminAuth.getUserByEmail(email);
  const checklist = await stored(`users/${uid}/checklists/hs-10`);
  const items = Object.values((checklist?.items ?? {}) as Record<string, StoredItem>);
  return items.find(({ checklist_item_name }) => checklist_item_name === task)?.status;
}
