import type { Deed } from "./acts.ts";

/** A value that a student wrote to a field. */
export interface Written {
  /** The device, or a page that writes by itself. */
  readonly writer: number;
  readonly page: number;
  /** No other act writes this text. */
  readonly value: string;
  /** How many commits the server had before. */
  readonly at: number;
  /**
   * Whether the page went away before the device's Firestore had it, or the device's database was deleted since then.
   * `early`: Firestore had not started. Such a write is repeated without waiting for the server. `forgotten`: nothing of
   * it stays on the device, because its browser stored nothing, or has forgotten everything. It may still have arrived.
   */
  readonly lost: () => "early" | "crashed" | "forgotten" | null;
}

type Removal = Omit<Written, "value">;

/** How many commits there had been, by text. */
export interface Times {
  /** With each commit that brought it. */
  readonly seen: ReadonlyMap<string, readonly number[]>;
  /** That the page's device knew when it last asked its SDK to write it. */
  readonly lastAsked: ReadonlyMap<string, number>;
}

type Stored = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What the student has done, to compare with what is stored in the end. */
export class Ledger {
  /** What was written to each field, in order. */
  readonly #written = new Map<string, Written[]>();
  readonly #removed = new Map<string, readonly Removal[]>();
  /** Fields about which the student was told that a value was not saved. */
  readonly #told = new Set<string>();

  /** @param saved resolves with false if the student is told that it was not saved */
  enter({ record, change }: Deed, by: Removal, saved: Promise<boolean>): void {
    const key = `${record}/${change?.field}`;
    if (change) this.#written.set(key, [...(this.#written.get(key) ?? []), { ...by, value: change.value }]);
    else this.#removed.set(record, [...(this.#removed.get(record) ?? []), by]);
    void saved.then((isSaved) => {
      if (isSaved) return;
      if (change) this.#told.add(key);
      else this.#forget(record, by);
    });
  }

  /**
   * What is wrong with the records as they are stored in the end.
   *
   * @param stored by record, its fields
   * @param listed the records that a page offers to restore
   * @param times null if nobody has noted them
   */
  faults(stored: Stored, listed: ReadonlySet<string>, times: Times | null): string[] {
    const back = [...this.#removed].flatMap(([record, removals]) => {
      // A lost removal is not repeated if another page has changed the record.
      const isRepeated = removals.some(({ lost, writer }) => {
        const isLost = lost();
        const isAlone = this.#changesOf(record).every((change) => change.writer === writer);
        return isLost === null || (isLost !== "forgotten" && isAlone);
      });
      return stored.has(record) && isRepeated ? [record] : [];
    });
    const alone = [...listed].filter((record) => new Set(this.#changesOf(record).map(({ page }) => page)).size === 1);
    return [
      ...back.map((record) => `${record} was removed and is back`),
      ...alone.map((record) => `${record} is listed, although no other page has changed it`),
      ...[...stored.keys()].flatMap((record) => this.#added(record, stored)),
      ...[...this.#written].flatMap(([key, written]) => {
        const record = key.slice(0, key.lastIndexOf("/"));
        if (this.#removed.has(record) || listed.has(record) || this.#told.has(key)) return [];
        const value = stored.get(record)?.[key.slice(record.length + 1)];
        const faults = faultsOf(written, value, key.endsWith("/status") ? null : times);
        return faults.map((fault) => `${key}: ${fault}`);
      }),
    ];
  }

  /** The last value of each field that nobody but this writer has written, with the page that wrote it. */
  writtenOnlyBy(writer: number): readonly (Written & { readonly record: string; readonly field: string })[] {
    return [...this.#written].flatMap(([key, written]) => {
      const record = key.slice(0, key.lastIndexOf("/"));
      const last = written.at(-1);
      const isAlone = this.#changesOf(record).every(
        (change) => change.writer === writer && change.lost() !== "forgotten",
      );
      if (!last || !isAlone || this.#removed.has(record) || this.#told.has(key)) return [];
      return [{ ...last, record, field: key.slice(record.length + 1) }];
    });
  }

  /** The student was told that it is not removed. Another page may have removed it all the same. */
  #forget(record: string, refused: Removal): void {
    const others = (this.#removed.get(record) ?? []).filter((removal) => removal !== refused);
    if (others.length > 0) this.#removed.set(record, others);
    else this.#removed.delete(record);
  }

  #changesOf(record: string): readonly Removal[] {
    const written = [...this.#written].flatMap(([key, all]) => (key.startsWith(`${record}/`) ? all : []));
    return [...written, ...(this.#removed.get(record) ?? [])];
  }

  /** A task or an experience that the student has not added. */
  #added(record: string, stored: Stored): string[] {
    // Those that were there from the beginning.
    if (record.endsWith("/first") || record === "account") return [];
    const isOwn = !record.startsWith("tasks/") || stored.get(record)?.origin === "own";
    return isOwn && ![...this.#written.keys()].some((key) => key.startsWith(`${record}/`))
      ? [`${record} is doubled`]
      : [];
  }
}

/** `times`: null for a field whose few values do not tell who wrote them. */
function faultsOf(all: readonly Written[], stored: unknown, times: Times | null): string[] {
  const written = all.filter((each) => each.lost() !== "forgotten");
  if (written.length === 0) return [];
  // Of each writer, only the last value counts.
  const last = written.filter(
    ({ writer }, index) => !written.slice(index + 1).some((later) => later.writer === writer),
  );
  const isForgotten = all.some((each) => each.value === stored && !written.includes(each));
  if (!isForgotten && !last.some(({ value }) => value === stored)) {
    return [`${JSON.stringify(stored)} instead of ${last.map(({ value }) => JSON.stringify(value)).join(" or ")}`];
  }
  if (times === null) return [];
  const lost = last.filter((each) => each.lost() !== null);
  const gone = lost.filter(({ value }) => !times.seen.has(value));
  const won = lost.flatMap((each) => {
    const before = each.lost() === "crashed" ? replacedBy(each, written, times) : undefined;
    return before ? [`the lost ${JSON.stringify(each.value)} replaced ${JSON.stringify(before.value)}`] : [];
  });
  return [...gone.map(({ value }) => `${JSON.stringify(value)} was lost without a word`), ...won];
}

/** What another device had written since then, when a lost value was written again all the same. */
function replacedBy({ writer, value, at }: Written, written: readonly Written[], { seen, lastAsked }: Times) {
  const asked = lastAsked.get(value) ?? 0;
  const others = written.filter((each) => each.value !== value);
  const commits = others.flatMap((by) => (seen.get(by.value) ?? []).map((commit) => ({ by, commit })));
  const before = commits
    .filter(({ commit }) => commit <= asked)
    .toSorted((one, other) => one.commit - other.commit)
    .at(-1);
  return before && before.by.writer !== writer && before.commit > at ? before.by : undefined;
}
