import { bundle } from "../bundle.ts";
import { PROGRAM } from "./BrowserDevice.ts";

/** What each page of the app runs besides the app (`pageProgram`). */
export async function pageScript(): Promise<string> {
  const { code } = await bundle("browsers/pageProgram.ts", { name: PROGRAM });
  return `${code}\nglobalThis.${PROGRAM} = ${PROGRAM};`;
}
