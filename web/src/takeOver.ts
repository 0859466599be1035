import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

const page = document.documentElement;

/**
 * Renders the app into the page. The built page contains the sign-in form: see `prerenderSignIn.ts`. `head/signIn.js`
 * shows it on a first visit; otherwise it is dropped.
 */
export class TakeOver {
  /** The student sees the form, and may be typing into it. */
  readonly showsForm: boolean;
  readonly #container: HTMLElement;
  #root: Root | null = null;

  constructor(container: HTMLElement) {
    this.showsForm = "signIn" in page.dataset && "prerendered" in container.dataset;
    this.#container = container;
    if (!this.showsForm) container.replaceChildren();
  }

  /** Renders this in place of whatever is shown. */
  render(screen: ReactNode): void {
    this.#root ??= createRoot(this.#container);
    this.#release();
    this.#root.render(screen);
  }

  /**
   * Attaches the app to the form that is shown, with all that was typed, and presses what was pressed.
   *
   * @param app renders the same markup first
   */
  hydrate(app: ReactNode): void {
    const before = this.#controls();
    const pressed = before.findIndex(({ dataset }) => "pressed" in dataset);
    const focused = before.findIndex((control) => control.matches(":focus"));
    // All at once: a store that changed halfway would change the markup, and React would replace the form.
    flushSync(() => {
      this.#root = hydrateRoot(this.#container, app);
    });
    this.#release();
    const after = this.#controls();
    // If something else has changed the page, such as the browser's translation, React has replaced the form.
    for (const [at, { value }] of before.entries()) {
      const control = after[at];
      if (control && control !== before[at]) control.value = value;
    }
    if (after[focused] !== before[focused]) after[focused]?.focus();
    delete after[pressed]?.dataset.pressed;
    after[pressed]?.click();
  }

  #controls(): readonly (HTMLInputElement | HTMLButtonElement)[] {
    return [...this.#container.querySelectorAll<HTMLInputElement | HTMLButtonElement>("input, button")];
  }

  #release(): void {
    delete this.#container.dataset.prerendered;
    delete page.dataset.signIn;
    document.getElementById("slow-start")?.remove();
  }
}
