import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type BloomFilter, bloomFilterOf } from "../../src/listen/bloomFilter.ts";
import { nameOf } from "../model/builders.ts";

const names = (from: number, count: number) => Array.from({ length: count }, (_, n) => nameOf(`c/${from + n}`));

/** Tests a name as the SDKs do: each bit from the MD5's halves, the sum truncated to 64 bits. */
function mightContain({ bitmap, padding, hashCount }: BloomFilter, name: string): boolean {
  const hex = createHash("md5").update(name).digest().swap64().toString("hex");
  const [first, second] = [BigInt(`0x${hex.slice(0, 16)}`), BigInt(`0x${hex.slice(16)}`)];
  const bits = BigInt(bitmap.length * 8 - padding);
  for (let hash = 0n; hash < BigInt(hashCount); hash += 1n) {
    const bit = Number(((first + hash * second) & (2n ** 64n - 1n)) % bits);
    if ((((bitmap[Math.floor(bit / 8)] ?? 0) >> (bit % 8)) & 1) === 0) return false;
  }
  return true;
}

test.each([1, 2, 7, 1000])("a filter of %i names contains each of them and few others", (count) => {
  const filter = bloomFilterOf(names(0, count));
  if (!filter) throw new Error("There are names.");

  expect(names(0, count).every((name) => mightContain(filter, name))).toBe(true);
  expect(names(count, 1000).filter((name) => mightContain(filter, name)).length).toBeLessThan(50);
  expect(filter.padding).toBeLessThan(8);
});

test("a filter of no names is null, because clients reject an empty bitmap", () => {
  expect(bloomFilterOf([])).toBeNull();
});
