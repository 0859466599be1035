import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { describe, expect, test } from "vitest";
import type { Fields, RecordSite } from "./RecordSite.ts";

/** Texts with a common length limit. */
interface TextGroup {
  readonly fields: readonly string[];
  /** The limit of all of them together, in characters. */
  readonly longest: number;
}

/** A map or list of plain values. */
interface Collected {
  readonly count: number;
  /** The limit of all values together, in characters: with a map's names, and a space between each two. */
  readonly longest: number;
}

/** What the rules limit in one kind of record. */
export interface RecordCases {
  /** The record's name in titles, such as `a score`. */
  readonly what: string;
  readonly site: RecordSite;
  readonly schema: {
    readonly shape: object;
    safeParse(fields: unknown): { readonly error?: unknown };
  };
  /** A record with as many fields as it can have at once. */
  readonly plain: Fields;
  /** The fields that a new record needs. */
  readonly needed: readonly string[];
  /** The needed fields that every later write needs, too. */
  readonly always?: readonly string[];
  /** Records at the limits of the schema. Together with `plain` they change every field. */
  readonly largest: readonly Fields[];
  readonly texts?: readonly TextGroup[];
  /** Texts, numbers, booleans or null. Not checked to be texts, but must not be nested. */
  readonly plains?: readonly TextGroup[];
  readonly days?: readonly string[];
  readonly numbers?: Readonly<Record<string, readonly [lowest: number, highest: number]>>;
  readonly booleans?: readonly string[];
  readonly maps?: Readonly<Record<string, Collected>>;
  readonly lists?: Readonly<Record<string, Collected>>;
  /** Fields that no write changes together with others. */
  readonly apart?: readonly string[];
  /** Other changes that the rules accept, with titles. */
  readonly accepted?: readonly Change[];
  /** Other changes that the rules refuse, with titles. */
  readonly refused?: readonly Change[];
}

type Change = readonly [name: string, fields: Fields];

const NESTED: readonly unknown[] = [["a list"], { a: "map" }];
/** What the rules count of the first key in `mapOf`, with the space after it. */
const FIRST_KEY = "key-0 ";
const BAD_DAY = "2026-99-99";
const REAL_DAYS = ["2026-12-31", "2028-02-29", "2026-06-30", "1900-01-01", "2099-12-31", null] as const;
/** Must differ from the record's other fields: the rules accept values that are already stored. */
const BAD_DAYS: readonly unknown[] = [
  BAD_DAY,
  "2026-02-30",
  "2026-04-31",
  "2026-12-32",
  "2026-00-10",
  "2026-9-30",
  "0000-01-01",
  "1899-12-31",
  "2100-01-01",
  "9999-12-31",
  "2026-09-30T10:00",
  "soon",
  20260930,
  ...NESTED,
];

/** Checks that the rules for one kind of record match its schema, on create and on update. */
export function describeRecord(cases: RecordCases): void {
  const { what, site, schema, plain, needed, largest, always = [], days = [], apart = [] } = cases;
  const known = Object.keys(schema.shape);
  const full: Fields = Object.assign({}, plain, ...largest);
  const edit = Object.fromEntries(Object.entries(full).filter(([name]) => !apart.includes(name)));

  async function expectAccepted(fields: Fields): Promise<void> {
    await site.clear();
    await assertSucceeds(site.create({ ...plain, ...fields }));
    await site.store(plain);
    await assertSucceeds(site.change(fields));
  }

  async function expectRefused(fields: Fields): Promise<void> {
    await site.clear();
    await assertFails(site.create({ ...plain, ...fields }));
    await site.store(plain);
    await assertFails(site.change(fields));
  }

  describe(`${what} in the rules`, () => {
    test("accept the schema's fields, each up to its limit", async () => {
      expect(Object.keys(full).toSorted()).toEqual(known.toSorted());
      expect(schema.safeParse(plain).error).toBeUndefined();
      for (const fields of largest) {
        expect(schema.safeParse({ ...plain, ...fields }).error).toBeUndefined();
        await expectAccepted(fields);
      }
    });

    test.each(acceptedOf(cases))("accept %s", (_, fields) => expectAccepted(fields));

    // Each refusal differs from an accepted write in a single fact.
    test.each(refusedOf(cases))("refuse %s", (_, fields) => expectRefused(fields));

    test("refuse an unknown field", () => expectRefused({ professor: "Lee" }));

    test("keep an unknown stored field while others are edited", async () => {
      await site.store({ ...plain, professor: { names: ["Lee"] } });
      await assertSucceeds(site.change(edit));
      await assertFails(site.change({ professor: "Kim" }));
    });

    test.each(known.filter((name) => name in plain && !needed.includes(name)))(
      "accept a record without %s",
      async (name) => {
        const rest = without(plain, name);
        await site.clear();
        await assertSucceeds(site.create(rest));
        await site.store(rest);
        await assertSucceeds(site.change(without(edit, name)));
      },
    );

    test.each(needed.filter((name) => !always.includes(name)))(
      "accept edits of a stored record without %s",
      async (name) => {
        await site.store(without(plain, name));
        await assertSucceeds(site.change(without(edit, name)));
      },
    );

    test.each(needed)("refuse a new record without %s", async (name) => {
      await site.clear();
      await assertFails(site.create(without(plain, name)));
      await assertFails(site.create({ ...without(plain, name), professor: "Lee" }));
    });

    if (needed.length > 1) {
      test("refuse an edit that would create a record", async () => {
        await site.clear();
        for (const [name, value] of Object.entries(full)) await assertFails(site.change({ [name]: value }));
      });
    }

    test.each(days)("accept edits of other fields next to an invalid stored day in %s", async (name) => {
      await site.store({ ...plain, [name]: BAD_DAY });
      await assertSucceeds(site.change(without(edit, name)));
      await assertSucceeds(site.change({ [name]: edit[name] }));
    });
  });
}

function acceptedOf({ plain, texts = [], plains = [], ...cases }: RecordCases): readonly Change[] {
  return [
    ...[...texts, ...plains].flatMap((group) => group.fields.map((name) => atSum(plain, group, name, group.longest))),
    ...(cases.days ?? []).flatMap((name) => REAL_DAYS.map((day) => change(name, day))),
    ...Object.entries(cases.numbers ?? {}).flatMap(([name, bounds]) => bounds.map((bound) => change(name, bound))),
    ...(cases.booleans ?? []).flatMap((name) => [true, false].map((value) => change(name, value))),
    ...Object.entries(cases.maps ?? {}).flatMap(([name, { count, longest }]) => [
      [`${count} entries in ${name}`, { [name]: mapOf(count, "") }] as const,
      [`${longest} characters in ${name}`, { [name]: mapOf(1, "x".repeat(longest - FIRST_KEY.length)) }] as const,
    ]),
    ...Object.entries(cases.lists ?? {}).flatMap(([name, { count, longest }]) => [
      [`${count} items in ${name}`, { [name]: Array(count).fill("") }] as const,
      [`${longest} characters in ${name}`, { [name]: ["x".repeat(longest)] }] as const,
    ]),
    ...(cases.accepted ?? []),
  ];
}

function refusedOf({ plain, texts = [], plains = [], ...cases }: RecordCases): readonly Change[] {
  return [
    ...[...texts, ...plains].flatMap((group) =>
      group.fields.map((name) => atSum(plain, group, name, group.longest + 1)),
    ),
    ...texts.flatMap(({ fields }) => fields.flatMap((name) => changes(name, [7, true, null, ...NESTED]))),
    ...plains.flatMap(({ fields }) => fields.flatMap((name) => changes(name, NESTED))),
    ...(cases.days ?? []).flatMap((name) => changes(name, BAD_DAYS)),
    ...Object.entries(cases.numbers ?? {}).flatMap(([name, [lowest, highest]]) =>
      changes(name, [lowest - 1, highest + 1, Number.NaN, "many", ...NESTED]),
    ),
    ...(cases.booleans ?? []).flatMap((name) => changes(name, ["yes", 1, ...NESTED])),
    ...Object.entries(cases.maps ?? {}).flatMap(([name, { count, longest }]) => [
      [`${count + 1} entries in ${name}`, { [name]: mapOf(count + 1, "") }] as const,
      [
        `${longest + 1} characters in ${name}`,
        { [name]: mapOf(1, "x".repeat(longest - FIRST_KEY.length + 1)) },
      ] as const,
      [`a name of ${longest} characters in ${name}`, { [name]: { ["x".repeat(longest)]: "" } }] as const,
      ...changes(name, [["a list"], "text", 7, { nested: { a: "map" } }, { nested: [] }]),
    ]),
    ...Object.entries(cases.lists ?? {}).flatMap(([name, { count, longest }]) => [
      [`${count + 1} items in ${name}`, { [name]: Array(count + 1).fill("") }] as const,
      [`${longest + 1} characters in ${name}`, { [name]: ["x".repeat(longest + 1)] }] as const,
      ...changes(name, [{ a: "map" }, "text", 7, [{ a: "map" }]]),
    ]),
    ...(cases.refused ?? []),
  ];
}

/** Fills the field until its group has this many characters in total. */
function atSum(plain: Fields, { fields }: TextGroup, name: string, sum: number): Change {
  const others = fields.filter((each) => each !== name).map((each) => (each in plain ? String(plain[each]) : ""));
  const words = fields.length > 1 ? `${name} with its group at ${sum} characters` : `${sum} characters in ${name}`;
  return [words, { [name]: "x".repeat(sum - others.join("").length) }];
}

function change(name: string, value: unknown): Change {
  return [`${name} ${JSON.stringify(value)}`, { [name]: value }];
}

function changes(name: string, values: readonly unknown[]): readonly Change[] {
  return values.map((value) => change(name, value));
}

function mapOf(count: number, value: unknown): Fields {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, value]));
}

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
}
