import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { againstSources } from "./againstSources.ts";
import { sharedRuns } from "./sharedRuns.ts";
import { type ShippedText, shippedTexts } from "./shippedTexts.ts";

const PAGES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  "/copied": ["text/html", "<p>Knock on <b>lab&#32;doors</b>,<br>and ask them all what they would do&nbsp;first.</p>"],
  "/own": ["text/html", "<script>knock on lab doors and ask them all what</script><p>Labs like to be asked.</p>"],
  "/guide": ["application/pdf", "%PDF"],
};
let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    const [type, body] = PAGES[url] ?? [];
    response.writeHead(body === undefined ? 404 : 200, { "content-type": type ?? "text/html" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const said = (...paths: readonly string[]) => ({
  place: "task lab",
  text: "Knock on lab doors and ask them all, what they would do next.",
  source: "A lab",
  urls: paths.map((path) => origin + path),
  checked_on: "2026-11-21",
  verified: null,
});

test("a sentence copied from a source is reported with the shared words and the page", async () => {
  const { read, copied } = await againstSources([said("/copied")]);

  expect(read).toBe(1);
  expect(copied).toEqual([
    `task lab shares "knock on lab doors and ask them all what they would do" with ${origin}/copied`,
  ]);
});

test("facts in other words are accepted, and a source that cannot be read is named", async () => {
  const { read, copied, unreachable } = await againstSources([said("/own", "/guide", "/gone")]);

  expect([read, copied]).toEqual([1, []]);
  expect(unreachable.toSorted()).toEqual([
    `${origin}/gone could not be read: it answers 404`,
    `${origin}/guide could not be read: it is application/pdf`,
  ]);
});

test("fewer than eight shared words in a row are ignored", () => {
  expect(sharedRuns("one two three four five six seven", "one two three four five six seven eight")).toEqual([]);
  expect(sharedRuns("Ann's one: two three four five six seven", "ANNS ONE TWO THREE FOUR FIVE SIX SEVEN")).toHaveLength(
    1,
  );
});

/** Names of school years state no facts. For what Cairn itself does, Cairn is the source. */
const isOfCairnItself = ({ place, source }: ShippedText) =>
  place.startsWith("stages ") || (place.startsWith("answer ") && source === "Cairn");

test("all shipped content has a source, a check date and a safe address", async () => {
  const texts = await shippedTexts();

  expect(new Set(texts.map(({ place }) => place.split(" ")[0]))).toEqual(
    new Set(["category", "resource", "stages", "task", "step", "answer", "school", "rule"]),
  );
  expect(texts.filter(({ source }) => source === "")).toEqual([]);
  expect(texts.filter(({ checked_on }) => !/^\d{4}-\d{2}-\d{2}$/.test(checked_on))).toEqual([]);
  expect(texts.filter((text) => text.urls.length === 0 && !isOfCairnItself(text)).map(({ place }) => place)).toEqual(
    [],
  );
  expect(texts.flatMap(({ urls }) => urls).filter((url) => !url.startsWith("https://"))).toEqual([]);
});
