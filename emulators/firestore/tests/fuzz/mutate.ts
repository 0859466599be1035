import type { Json } from "../../src/model/Caller.ts";

/** The same numbers for the same seed, so that a failure can be played again. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 to `below` - 1. */
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

/** The same tree with one to three of its nodes replaced, removed, renamed or doubled. */
export function mutateJson(json: Json, chance: Chance): Json {
  let mutant = structuredClone(json);
  for (let left = 1 + chance.next(3); left > 0; left -= 1) mutant = mutateOnce(mutant, chance);
  return mutant;
}

function mutateOnce(json: Json, chance: Chance): Json {
  if (typeof json !== "object" || json === null || chance.next(6) === 0) return chance.of(ODD);
  if (Array.isArray(json)) return mutateList(json, chance);
  const names = Object.keys(json);
  const [first, ...others] = names;
  if (first === undefined) return chance.of(ODD);
  const name = chance.of([first, ...others]);
  const { [name]: part = null, ...rest } = json as { readonly [field: string]: Json };
  switch (chance.next(6)) {
    case 0:
      return rest;
    case 1:
      return { ...rest, [`${name}x`]: part };
    case 2:
      return { ...json, unknown: chance.of(ODD) };
    default:
      return { ...rest, [name]: mutateOnce(part, chance) };
  }
}

function mutateList(list: readonly Json[], chance: Chance): Json {
  const at = chance.next(list.length + 1);
  const part = list[at];
  if (part === undefined) return [...list, chance.of(ODD)];
  return chance.next(4) === 0 ? [...list, ...list] : list.with(at, mutateOnce(part, chance));
}

/** The same bytes with some of them changed, cut off or repeated. */
export function mutateBytes(bytes: Uint8Array, chance: Chance): Buffer {
  const mutant = Buffer.from(bytes);
  for (let left = 1 + chance.next(4); left > 0 && mutant.length > 0; left -= 1) {
    mutant[chance.next(mutant.length)] = chance.next(256);
  }
  switch (chance.next(4)) {
    case 0:
      return mutant.subarray(0, chance.next(mutant.length + 1));
    case 1:
      return Buffer.concat([mutant, mutant]);
    default:
      return mutant;
  }
}
