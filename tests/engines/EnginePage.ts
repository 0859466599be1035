/**
 * One page of a browser engine. Every engine is driven by the same few steps, so that one story runs in all of them.
 * Functions handed to the page are sent as text: they may use nothing from outside.
 */
export interface EnginePage {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>;
  /** Presses the middle of the first element that matches the selector, as a mouse does. */
  press(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
}

/** A browser with one page. */
export interface Engine {
  readonly name: string;
  readonly page: EnginePage;
  readonly network: Network;
  close(): Promise<void>;
}

/** The line between one browser and everything else. */
export interface Network {
  /** Hosts other than this machine that the browser asked for. */
  readonly foreignHosts: readonly string[];
  cut(): void;
  restore(): void;
}
