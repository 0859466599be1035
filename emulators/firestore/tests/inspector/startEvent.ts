import type { StartEvent } from "../../src/inspector/liveEvents.ts";

/** What the page hears first: Google's limits, and every request so far. */
export async function startEvent(inspectorUrl: string | null): Promise<StartEvent> {
  const stop = new AbortController();
  const response = await fetch(`${inspectorUrl}/api/events`, { signal: stop.signal });
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes("\n\n")) break;
  }
  stop.abort();
  const [, data = ""] = /^event: start\ndata: (.*)\n\n/.exec(text) ?? [];
  return JSON.parse(data);
}
