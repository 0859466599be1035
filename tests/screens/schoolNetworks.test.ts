import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectComplaints, logIn, newPage, openApp, useBrowser } from "../support/browser.ts";
import { startNetwork } from "../support/startNetwork.ts";
import { newStudent } from "../support/suite.ts";
import { listOf, openFold } from "./support/checklist.ts";

useBrowser();

const TASK = "Carry more of the load in one club or team";
const CONFIG = "/__/firebase/init.json";
const config = (page: Page) => page.evaluate((address) => fetch(address).then((answer) => answer.text()), CONFIG);

test("the configuration on the device outlives a network that answers for every server", async () => {
  const page = await newPage({ installs: true });
  await page.goto("/auth");
  await logIn(page, await newStudent({ stage: "hs-10" }));
  await listOf(page).getByRole("checkbox").first().waitFor();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const context = page.context();
  await context.route(`**${CONFIG}`, (request) => request.fulfill({ json: { apiKey: "of the project" } }));
  expect(await config(page)).toContain("of the project");

  await context.unrouteAll();
  await context.route(`**${CONFIG}`, (request) =>
    request.fulfill({ contentType: "text/html", body: "<p>Accept the rules of this network.</p>" }),
  );

  expect(await config(page)).toContain("of the project");
});

test.each(["holds back", "cuts"] as const)(
  "edits arrive and are seen through a proxy that %s streams",
  async (streams) => {
    const network = await startNetwork(streams);
    const ann = await newStudent({ stage: "hs-10" });
    const sockets: string[] = [];
    const open = async () => {
      const page = await openApp("/dashboard", ann, { proxyPort: network.port });
      page.on("websocket", (socket) => sockets.push(socket.url()));
      expectComplaints(page, /ERR_|Failed to load resource/);
      await listOf(page).getByRole("checkbox", { name: TASK }).waitFor();
      return page;
    };
    try {
      const [first, second] = [await open(), await open()];

      await first.getByRole("checkbox", { name: TASK }).click();

      await expect
        .poll(() => listOf(second).getByRole("checkbox", { name: TASK, includeHidden: true }).isChecked())
        .toBe(true);
      await openFold(listOf(second), /^1 task done$/);
      await second.getByRole("checkbox", { name: TASK }).click();
      await expect
        .poll(() => listOf(first).getByRole("checkbox", { name: TASK, includeHidden: true }).isChecked())
        .toBe(false);
      expect(await first.getByText("Cairn cannot be reached.").count()).toBe(0);
      expect(sockets).toEqual([]);
    } finally {
      network.stop();
    }
  },
);

test("the bar of a page without a network covers no part of it and moves none", async () => {
  const page = await openApp("/dashboard", await newStudent({ stage: "hs-11" }));
  expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();

  await page.context().setOffline(true);
  const bar = page.getByText("You are offline.");
  await bar.waitFor();

  expect(await heading.boundingBox()).toEqual(before);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [main, box] = [await page.getByRole("main").boundingBox(), await bar.boundingBox()];
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
});
