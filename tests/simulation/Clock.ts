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

/** `Date` with another present. */
export function dateAt(now: () => number): DateConstructor {
  return new Proxy(Date, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args) as Date,
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
