import { dirname, resolve } from "node:path";
import { constants, createBrotliCompress } from "node:zlib";
import { decode } from "@jridgewell/sourcemap-codec";
import { moduleName } from "../../web/build/builtFiles.ts";
import { stableName } from "./stableName.ts";

/** Code that the bundler writes: imports, exports, and what connects modules. */
export const BUNDLER = "(the bundler)";

/**
 * Divides a built file's weight among its modules. What a module adds to a file depends on what is before it, because
 * brotli refers back. So the modules are compressed one after the other into a single stream, and each counts with what
 * it adds to the stream, scaled so that all together weigh as much as the file.
 */
export async function moduleShares(
  path: string,
  code: string,
  map: { readonly sources: readonly string[]; readonly mappings: string },
  kib: number,
): Promise<ReadonlyMap<string, number>> {
  const parts = textByModule(path, code, map);
  const added = await addedByPart([...parts.values()]);
  const total = added.reduce((sum, bytes) => sum + bytes, 0);
  return new Map([...parts.keys()].map((name, index) => [name, ((added[index] ?? 0) / total) * kib]));
}

/** The minified text that comes from each module, by the file's source map. */
function textByModule(
  path: string,
  code: string,
  { sources, mappings }: { readonly sources: readonly string[]; readonly mappings: string },
): ReadonlyMap<string, string> {
  // Packages renumber some of their files in each release.
  const names = sources.map((source) =>
    stableName(moduleName(source.startsWith("\0") ? source : resolve(dirname(path), source))),
  );
  const parts = new Map<string, string>();
  const add = (name: string, text: string) => parts.set(name, (parts.get(name) ?? "") + text);
  const lines = code.split("\n");
  for (const [index, segments] of decode(mappings).entries()) {
    const line = `${lines[index] ?? ""}\n`;
    add(BUNDLER, line.slice(0, segments[0]?.[0]));
    for (const [place, [column, source]] of segments.entries()) {
      const name = source === undefined ? BUNDLER : (names[source] ?? BUNDLER);
      add(name, line.slice(column, segments[place + 1]?.[0]));
    }
  }
  return parts;
}

/** How many bytes each text adds to one brotli stream of all of them. */
async function addedByPart(texts: readonly string[]): Promise<readonly number[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  let written = 0;
  stream.on("data", (chunk: Buffer) => {
    written += chunk.length;
  });
  const added: number[] = [];
  for (const text of texts) {
    const before = written;
    stream.write(text);
    await new Promise<void>((flushed) => stream.flush(constants.BROTLI_OPERATION_FLUSH, () => setImmediate(flushed)));
    added.push(written - before);
  }
  stream.end();
  return added;
}
