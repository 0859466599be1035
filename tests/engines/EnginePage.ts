import type { Network } from "../support/startNetwork.ts";

/**
 * A page in one of the browser engines. All engines offer the same few steps, so one story runs in all of them.
 * Functions passed to the page are sent as text, so they cannot use anything from outside.
 */
export interface EnginePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  /** Clicks the center of the first element that matches the selector. */
  press(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
}

/** A browser with one page. */
export interface Engine {
  readonly name: string;
  readonly page: EnginePage;
  readonly network: Network;
  close(): Promise<void>;
}
