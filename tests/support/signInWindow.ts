import type { BrowserContext, Page } from "playwright-core";

/**
 * Replaces the script from apis.google.com: only the part that the SDK and the emulator's sign-in page use, a channel
 * between a page and a frame inside it. It runs in the browser, so it can use nothing from outside.
 */
function gapiFrames(): void {
  type Handler = (message: unknown, frame: Frame) => unknown;
  interface Message {
    readonly gapi: string;
    readonly id: string;
    readonly body: unknown;
  }

  class Frame {
    private readonly handlers = new Map<string, Handler>();
    private readonly answers = new Map<string, (answers: unknown[]) => void>();
    /** Messages that the frame sends before the page has registered its handlers. */
    private early: Message[] = [];
    private readonly other: () => Window | null;

    constructor(other: () => Window | null) {
      this.other = other;
      addEventListener("message", ({ source, data }: MessageEvent<Message | undefined>) => {
        if (source === null || source !== this.other() || typeof data !== "object" || !("gapi" in data)) return;
        void this.receive(data);
      });
    }

    restyle() {
      return Promise.resolve();
    }

    register(name: string, handler: Handler) {
      this.handlers.set(name, handler);
      for (const message of this.early.splice(0)) void this.receive(message);
    }

    send(name: string, body: unknown, answered?: (answers: unknown[]) => void) {
      const id = crypto.randomUUID();
      if (answered) this.answers.set(id, answered);
      this.other()?.postMessage({ gapi: name, id, body }, "*");
    }

    /** Sends pings until the other side has loaded. */
    ping(answered: () => void) {
      return new Promise<void>((resolve) => {
        const timer = setInterval(() => this.send("ping", null, done), 50);
        function done() {
          clearInterval(timer);
          answered();
          resolve();
        }
      });
    }

    private async receive(message: Message) {
      const { gapi: name, id, body } = message;
      if (name === "answer") {
        this.hear(id, body);
        return;
      }
      const handler = name === "ping" ? () => "pong" : this.handlers.get(name);
      if (handler) this.other()?.postMessage({ gapi: "answer", id, body: await handler(body, this) }, "*");
      else this.early.push(message);
    }

    private hear(id: string, answer: unknown) {
      try {
        this.answers.get(id)?.([answer]);
      } catch {
        // Google's script swallows errors of its listeners, and the SDK relies on that.
      }
      this.answers.delete(id);
    }
  }

  const context = {
    open({ url, where, attributes }: OpenOptions, opened: (frame: Frame) => unknown) {
      const element = document.createElement("iframe");
      element.src = url;
      element.setAttribute("aria-hidden", "true");
      element.tabIndex = -1;
      Object.assign(element.style, attributes.style);
      where.append(element);
      const frame = new Frame(() => element.contentWindow);
      return Promise.resolve(opened(frame)).then(() => frame);
    },
    getParentIframe: () => new Frame(() => parent),
  };
  interface OpenOptions {
    readonly url: string;
    readonly where: HTMLElement;
    readonly attributes: { readonly style: Record<string, string> };
  }

  const iframes = { Iframe: Frame, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context };
  const script = document.currentScript;
  const named = script instanceof HTMLScriptElement ? new URL(script.src).searchParams.get("onload") : null;
  const page = window as unknown as Record<string, unknown> & { gapi_onload?: () => void };
  page.gapi = { iframes, load: (_: string, { callback }: { callback: () => void }) => callback() };
  const onLoad = named === null ? page.gapi_onload : page[named];
  if (typeof onLoad === "function") onLoad();
}

/** Serves the script that the emulator's sign-in page would load from Google, and drops its fonts and styles. */
export async function serveSignInWindow(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (request) =>
    request.fulfill({ contentType: "text/javascript", body: `(${gapiFrames.toString()})();` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (request) =>
    request.fulfill({ contentType: "text/css", body: "" }),
  );
}

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Fills in the emulator's page as a user who has an account with the provider. */
export async function signInAtProvider(page: Page, { name, email }: Person): Promise<void> {
  await page.getByRole("button", { name: "Add new account" }).click();
  await page.locator("#email-input").fill(email);
  await page.locator("#display-name-input").fill(name);
  await page.getByRole("button", { name: /^Sign in with/ }).click();
}
