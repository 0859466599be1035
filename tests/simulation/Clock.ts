/** The time of a simulated world. It passes only when the simulation says so. */
export class Clock {
  /** In milliseconds since 1970. */
  now: number;
  readonly Date: DateConstructor;
  readonly #timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  #count = 0;

  constructor(start: number) {
    this.now = start;
    this.Date = dateAt(() => this.now);
  }

  after(delay: number, act: () => void): number {
    this.#count += 1;
    this.#timers.set(this.#count, { at: this.now + delay, act });
    return this.#count;
  }

  cancel(timer: number | undefined): void {
    if (timer !== undefined) this.#timers.delete(timer);
  }

  /** Lets time pass. Timers that are set meanwhile run, too. */
  async pass(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, timer]) => timer.at <= end)
        .toSorted(([, one], [, other]) => one.at - other.at);
      if (!next) break;
      const [id, { at, act }] = next;
      this.#timers.delete(id);
      this.now = Math.max(this.now, at);
      act();
      await settle();
    }
    this.now = end;
  }
}

const HOUR = 3_600_000;

/** `Date` with another present, in a zone that is ahead of UTC by the hours that it is given. */
export function dateAt(now: () => number, zone: () => number = () => 0): DateConstructor {
  class ZonedDate extends Date {
    get #local(): Date {
      return new Date(this.getTime() + zone() * HOUR);
    }

    override getFullYear(): number {
      return this.#local.getUTCFullYear();
    }

    override getMonth(): number {
      return this.#local.getUTCMonth();
    }

    override getDate(): number {
      return this.#local.getUTCDate();
    }
  }
  const momentOf = (args: readonly number[]): readonly number[] => {
    const [year, month, ...rest] = args;
    if (year === undefined) return [now()];
    return month === undefined ? args : [Date.UTC(year, month, ...rest) - zone() * HOUR];
  };
  const zoned = new Proxy(ZonedDate, {
    construct: (target, args) => Reflect.construct(target, momentOf(args)),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  // Nobody calls it without `new`.
  return zoned as unknown as DateConstructor;
}
