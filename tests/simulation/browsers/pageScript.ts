import { bundle } from "../bundle.ts";
import { PROGRAM } from "./BrowserDevice.ts";

/** What each page of the app runs besides the app (`pageProgram`). */
export async function pageScript(): Promise<string> {
  return `${await bundle("browsers/pageProgram.ts", PROGRAM)}\nglobalThis.${PROGRAM} = ${PROGRAM};`;
}
