import type { BenchSuite } from "./benchSuite.ts";
import { type Figure, figure, median } from "./figure.ts";
import { openSlowly, SLOWDOWN } from "./slowPage.ts";

type Moment = "visible" | "answered";

interface Visits {
  readonly first: Record<Moment, number>[];
  readonly repeat: Record<Moment, number>[];
}

const WORDS: Readonly<Record<Moment, string>> = {
  visible: "/auth, form visible",
  answered: "/auth, a press on the form's button at that moment answered",
};

/** The sign-in form, compared with a form without styles that a page of the same libraries renders by script. */
export async function signInForm(bench: BenchSuite, runs: number): Promise<readonly Figure[]> {
  const floor = await bench.floorURL("form");
  const app: Visits = { first: [], repeat: [] };
  const least: Visits = { first: [], repeat: [] };
  // In turns, so a busy moment of the machine affects both.
  for (let run = 0; run < runs; run++) {
    await visit(bench, "/auth", app);
    await visit(bench, floor, least);
  }
  return (["first", "repeat"] as const).flatMap((kind) =>
    (["visible", "answered"] as const).map((moment) =>
      figure(
        `${WORDS[moment]}, ${kind} visit, CPU ${SLOWDOWN} × slower, 4G, median of ${runs}`,
        median(app[kind].map((visited) => visited[moment])),
        "ms",
        "a form without styles, rendered by script",
        median(least[kind].map((visited) => visited[moment])),
      ),
    ),
  );
}

async function visit({ browser, baseURL }: BenchSuite, address: string, visits: Visits): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 900 } });
  for (const kind of ["first", "repeat"] as const) {
    visits[kind].push(await openSlowly(context, address, WATCH, ["visible", "answered"]));
  }
  await context.close();
}

/**
 * Presses the form's button, with nothing typed, in the frame after the one that painted the form. The message about
 * the missing email is the answer. The form becomes visible with the first paint; if it was not yet laid out in that
 * frame, with the frame that shows it.
 */
const WATCH = `let laidOut = null;
let isVisible = false;
requestAnimationFrame(function look(frame) {
  const field = document.querySelector('form input[name="email"]');
  if (field?.checkVisibility()) laidOut ??= frame;
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (!isVisible && paint && laidOut !== null) {
    isVisible = true;
    mark("visible", paint.startTime >= laidOut ? paint.startTime : performance.now());
    field.form.querySelector("[type=submit]").click();
  }
  if (isVisible && document.querySelector('form [name="email"][aria-invalid="true"]')) {
    mark("answered", performance.now());
  } else requestAnimationFrame(look);
});`;
