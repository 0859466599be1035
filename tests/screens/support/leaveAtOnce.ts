import type { BrowserContext, Page } from "playwright-core";

/**
 * Leaves the page for an empty one, from inside it: "told" as soon as it says "Added", "pressed" as soon as the form is
 * sent. Nothing of the page runs afterwards. Each page that opens forgets the notes of unanswered writes first where
 * `forgetsNotes`: what arrives then was in Firestore's own store.
 */
export async function leaveAtOnce(
  context: BrowserContext,
  when: "told" | "pressed",
  { forgetsNotes }: { readonly forgetsNotes: boolean },
): Promise<void> {
  await context.addInitScript(
    ([moment, forgets]) => {
      if (location.protocol !== "http:") return;
      if (forgets) {
        for (const key of Object.keys(localStorage)) if (key.startsWith("draft/unsent/")) localStorage.removeItem(key);
      }
      // No function here has a name: tsx would mark it with a helper that the page does not have.
      if (moment === "pressed")
        addEventListener("submit", ({ target }) =>
          setTimeout(() => {
            if (target instanceof Element && target.getAttribute("aria-label") === "New experience")
              location.replace("about:blank");
          }),
        );
      else
        new MutationObserver(() => {
          if (document.querySelector(".toast")?.textContent?.startsWith("Added")) location.replace("about:blank");
        }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [when, forgetsNotes] as const,
  );
}

/** Makes the processor as many times slower; a school's laptop is about four times slower than ours. */
export async function slowProcessor(page: Page, rate = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Adds experiences of these names, each in a page that is left at once. Ends on an empty page. */
export async function addAndLeave(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.goto("/tracker/experiences/new");
    const form = page.getByRole("form", { name: "New experience" });
    await form.getByLabel(/^(Event or activity name|Experience name)/).fill(name);
    await form.getByRole("button", { name: "+Add" }).click({ noWaitAfter: true });
    await page.waitForURL("about:blank");
  }
}
