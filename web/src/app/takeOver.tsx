import { type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

const page = document.documentElement;

/**
 * Renders the app into the page. The built page contains the sign-in form and a waiting screen: see
 * `prerenderSignIn.ts`. `head/signIn.js` shows one of them. The form is hydrated, or dropped if it was not shown. The
 * waiting screen stays until React has drawn something.
 */
export class TakeOver {
  /** The student sees the form, and may be typing into it. */
  readonly showsForm: boolean;
  /** The student sees that the app is starting. */
  readonly showsStart = "starting" in page.dataset && starting() !== null;
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
    this.#root.render(<Drawn>{screen}</Drawn>);
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
      this.#root = hydrateRoot(this.#container, <Drawn>{app}</Drawn>);
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

function starting(): HTMLElement | null {
  return document.getElementById("starting");
}

/** Removes the built page's waiting screen in the frame that draws the app. */
function Drawn({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    delete page.dataset.starting;
    starting()?.remove();
  }, []);
  return children;
}
