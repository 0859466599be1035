import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { weighFloor } from "./floor.ts";
import { type PageWeight, weighPage } from "./pageWeight.ts";
import { DAILY, SCREENS } from "./screens.ts";
import { whenQuiet } from "./whenQuiet.ts";

/** What the sign-in page and each screen load, compared with the minimum that their libraries need. */
export function benchPages(): Promise<readonly Figure[]> {
  return withBenchSuite("pages", async (bench) => {
    const authFloor = await weighFloor("auth");
    const appFloor = await weighFloor("app");
    const auth = await weigh(bench, null, "/auth");
    const figures = [
      figure("JavaScript of /auth, brotli", auth.javascript, "KiB", "the floor of its libraries", authFloor),
      figure("CSS of /auth, brotli", auth.css, "KiB"),
      figure("Fonts of /auth", auth.fonts, "KiB"),
    ];
    for (const path of SCREENS) {
      const { javascript, css, fonts } = await weigh(bench, auth, path);
      figures.push(
        figure(`JavaScript of /auth and ${path}, brotli`, javascript, "KiB", "the floor with Firestore", appFloor),
        figure(`CSS of /auth and ${path}, brotli`, css, "KiB"),
        figure(`Fonts of /auth and ${path}`, fonts, "KiB"),
      );
    }
    return figures;
  });
}

/** A screen's weight, including the page where the student signed in. Files that both load count once. */
async function weigh({ browser, baseURL }: BenchSuite, auth: PageWeight | null, path: string): Promise<PageWeight> {
  // Blocks the service worker: it fetches every file of the app, but only the page's own requests count here.
  const context = await browser.newContext({ baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  const weight = weighPage(page);
  const quiet = whenQuiet(page);
  await page.goto(path);
  const form = page.getByRole("form", { name: "Login" });
  await form.waitFor();
  if (auth) {
    await form.getByLabel("Email").fill(DAILY.email);
    await form.getByLabel("Password", { exact: true }).fill(DAILY.password);
    await form.getByRole("button", { name: "Let's Go" }).click();
    await page.waitForURL(`**${path}`);
    await page.locator("main h1").waitFor();
  }
  await quiet();
  const total = await weight.total();
  await context.close();
  return total;
}
