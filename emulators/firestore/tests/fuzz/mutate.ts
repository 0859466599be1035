import type { Json } from "../../src/model/Caller.ts";

/** A random number generator with a seed, so that a failure can be reproduced. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** An integer from 0 to `below` - 1. */
  next(below: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.next(items.length)] ?? items[0];
  }
}

const ODD: readonly [Json, ...Json[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "\u0000",
  "\ud800",
  "x".repeat(2_000),
  "__name__",
  "projects/other/databases/(default)/documents/c/d",
  "9223372036854775808",
  "2026-02-30T25:61:00Z",
  [],
  [[[[[[]]]]]],
  {},
  { a: { b: { c: {} } } },
  { mapValue: { fields: { __proto__: { nullValue: null } } } },
];

/** A copy of the tree with one to three of its nodes replaced, removed, renamed or duplicated. */
export function mutateJson(json: Json, random: SeededRandom): Json {
  let mutant = structuredClone(json);
  for (let left = 1 + random.next(3); left > 0; left -= 1) mutant = mutateOnce(mutant, random);
  return mutant;
}

function mutateOnce(json: Json, random: SeededRandom): Json {
  if (typeof json !== "object" || json === null || random.next(6) === 0) return random.of(ODD);
  if (Array.isArray(json)) return mutateList(json, random);
  const names = Object.keys(json);
  const [first, ...others] = names;
  if (first === undefined) return random.of(ODD);
  const name = random.of([first, ...others]);
  const { [name]: part = null, ...rest } = json as { readonly [field: string]: Json };
  switch (random.next(6)) {
    case 0:
      return rest;
    case 1:
      return { ...rest, [`${name}x`]: part };
    case 2:
      return { ...json, unknown: random.of(ODD) };
    default:
      return { ...rest, [name]: mutateOnce(part, random) };
  }
}

function mutateList(list: readonly Json[], random: SeededRandom): Json {
  const at = random.next(list.length + 1);
  const part = list[at];
  if (part === undefined) return [...list, random.of(ODD)];
  return random.next(4) === 0 ? [...list, ...list] : list.with(at, mutateOnce(part, random));
}

/** A copy of the bytes with some changed, cut off or repeated. */
export function mutateBytes(bytes: Uint8Array, random: SeededRandom): Buffer {
  const mutant = Buffer.from(bytes);
  for (let left = 1 + random.next(4); left > 0 && mutant.length > 0; left -= 1) {
    mutant[random.next(mutant.length)] = random.next(256);
  }
  switch (random.next(4)) {
    case 0:
      return mutant.subarray(0, random.next(mutant.length + 1));
    case 1:
      return Buffer.concat([mutant, mutant]);
    default:
      return mutant;
  }
}
