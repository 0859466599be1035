import type { Session } from "../../support/session.ts";
import type * as pageProgram from "./pageProgram.ts";

/** The variable in which pages have the program. */
export const PROGRAM = "Simulation";

export type Program = typeof pageProgram;
export type Call = keyof Program;
export type Answer<Name extends Call> = Awaited<ReturnType<Program[Name]>>;

/** A page of the app in a browser. */
export interface BrowserPage {
  readonly isOpen: boolean;
  /** Calls a function of the page's program. */
  call<Name extends Call>(name: Name, ...args: Parameters<Program[Name]>): Promise<Answer<Name>>;
  /** Acts, and is killed in the same task. */
  actAndCrash(...args: Parameters<Program["act"]>): Promise<Answer<"act">>;
  reload(): Promise<void>;
  close(): Promise<void>;
  /** Ends without a word to the page. */
  crash(): Promise<void>;
  /** Stops all of its tasks, as browsers do with pages in the background. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

/** A device of the student: a browser with its storage and its network. */
export interface BrowserDevice {
  /** At a time. */
  readonly mostPages: number;
  readonly isOnline: boolean;
  /** The pages that are open. */
  readonly pages: readonly BrowserPage[];
  /** Closes all pages, empties the storage, and leaves what a login leaves there. */
  begin(session: Session): Promise<void>;
  open(): Promise<BrowserPage>;
  cut(): Promise<void>;
  connect(): Promise<void>;
  /** Loses Firestore's database, as browsers do when the device is full. Only while it has no page. */
  evict(): Promise<void>;
  /** Ends the browser, or its part that is this device. */
  close(): Promise<void>;
}
