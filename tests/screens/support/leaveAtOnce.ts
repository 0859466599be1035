import type { BrowserContext, Page } from "playwright-core";

/**
 * Navigates from the page to an empty one: "told" when it says "Added", "pressed" when the form is sent. No code of the
 * page runs after that. With `forgetsLog`, each page first deletes the log of unanswered writes. Whatever still
 * arrives was in Firestore's own storage.
 */
export async function leaveAtOnce(
  context: BrowserContext,
  when: "told" | "pressed",
  { forgetsLog }: { readonly forgetsLog: boolean },
): Promise<void> {
  await context.addInitScript(
    ([moment, forgets]) => {
      if (location.protocol !== "http:") return;
      if (forgets) {
        for (const key of Object.keys(localStorage)) if (key.startsWith("draft/log/")) localStorage.removeItem(key);
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
    [when, forgetsLog] as const,
  );
}

/** Slows the processor by this factor. A school's laptop is about four times slower than ours. */
export async function slowProcessor(page: Page, rate = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Adds experiences with these names, leaving each page at once. Ends on an empty page. */
export async function addAndLeave(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.goto("/tracker/experiences/new");
    const form = page.getByRole("form", { name: "New experience" });
    await form.getByLabel(/^(Event or activity name|Experience name)/).fill(name);
    await form.getByRole("button", { name: "+Add" }).click({ noWaitAfter: true });
    await page.waitForURL("about:blank");
  }
}
