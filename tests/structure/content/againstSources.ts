import { allowedRuns } from "./allowedRuns.ts";
import { pageText } from "./pageText.ts";
import { sharedRuns } from "./sharedRuns.ts";
import type { ShippedText } from "./shippedTexts.ts";

export interface SourceReport {
  /** The number of addresses that returned a page. */
  readonly read: number;
  /** Text copied word for word from a source, one line each. */
  readonly copied: readonly string[];
  /** The addresses that could not be read, and why. */
  readonly unreachable: readonly string[];
}

const AT_ONCE = 4;
const PATIENCE_MS = 20_000;
/** Some sites refuse requests without a user agent. */
const HEADERS = { "user-agent": "cairn-content-check", accept: "text/html,text/plain" };

/** Reads every source once and compares all shipped texts with each: a sentence may come from another text's source. */
export async function againstSources(texts: readonly ShippedText[]): Promise<SourceReport> {
  const urls = [...new Set(texts.flatMap((text) => text.urls))];
  const pages = new Map<string, string>();
  const unreachable: string[] = [];
  const waiting = urls[Symbol.iterator]();
  const readOn = async () => {
    for (const url of waiting) {
      try {
        pages.set(url, await readPage(url));
      } catch (error) {
        unreachable.push(`${url} could not be read: ${reasonOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  const copied = [...pages].flatMap(([url, page]) => texts.flatMap((text) => copiedFrom(url, page, text)));
  return { read: pages.size, copied, unreachable };
}

function copiedFrom(url: string, page: string, { place, text }: ShippedText): readonly string[] {
  return sharedRuns(text, page)
    .filter((run) => !allowedRuns.some(({ words }) => words.includes(run)))
    .map((run) => `${place} shares "${run}" with ${url}`);
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url, { headers: HEADERS, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("text/")) throw new Error(`it is ${type}`);
  return pageText(await response.text());
}

/** `fetch` only says that it failed. The reason is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
