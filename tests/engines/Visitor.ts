import { until } from "../support/until.ts";
import type { EnginePage } from "./EnginePage.ts";

/** Uses a page like a person: by the names of what it shows. */
export class Visitor {
  readonly page: EnginePage;

  constructor(page: EnginePage) {
    this.page = page;
  }

  /** Clicks the button, link or field with that name. */
  async press(name: string): Promise<void> {
    await this.until(`“${name}” to press`, () => this.page.evaluate(markControl, name));
    await this.page.press("[data-to-press]");
  }

  /** Types in place of what the field has. */
  async fill(label: string, text: string): Promise<void> {
    await this.press(label);
    await this.page.evaluate(selectFocused);
    await this.page.type(text);
  }

  async sees(text: string, when = "on the page"): Promise<void> {
    await this.until(`“${text}” ${when}`, () => this.page.evaluate(showsText, text));
  }

  async seesNoMore(text: string): Promise<void> {
    await this.until(`“${text}” to go`, async () => !(await this.page.evaluate(showsText, text)));
  }

  async isAt(path: string): Promise<void> {
    await this.until(`the address ${path}`, async () => (await this.page.evaluate(readPath)).startsWith(path));
  }

  /** @throws Error with the page's content if the condition does not hold in time */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    try {
      await until(what, holds);
    } catch (error) {
      const shown = await this.page.evaluate(() => `${location.pathname}: ${document.body?.innerText.slice(0, 2_000)}`);
      throw new Error(`${error} The page shows ${shown}`, { cause: error });
    }
  }
}

function selectFocused(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function readPath(): string {
  return location.pathname;
}

function showsText(text: string): boolean {
  // A page that is just opening has no body.
  return document.body?.innerText.includes(text) ?? false;
}

/**
 * Marks the visible control with that accessible name. Otherwise marks the first whose name starts with it or contains
 * it. Returns false if the page does not have it.
 */
function markControl(name: string): boolean {
  const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField ? [...(element.labels ?? [])].map(words).join(" ") : "";
    return element.getAttribute("aria-label") ?? (labels || words(element));
  };
  for (const marked of document.querySelectorAll("[data-to-press]")) marked.removeAttribute("data-to-press");
  const layer = document.querySelector(":modal") ?? document;
  const controls = [...layer.querySelectorAll("button, a[href], input, select, textarea")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  const found =
    controls.find((element) => nameOf(element) === name) ??
    controls.find((element) => nameOf(element).startsWith(name)) ??
    controls.find((element) => nameOf(element).includes(name));
  found?.setAttribute("data-to-press", "");
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found !== undefined;
}
