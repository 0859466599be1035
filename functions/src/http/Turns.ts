interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a limited number of acts run at once for each key; the others wait in the order they came. It holds for one
 * instance of the function, which serves at most `concurrency` calls (`index.ts`), so a queue cannot grow beyond that.
 */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /** `most` is asked again each time an act begins or ends, and is at least 1. */
  async run<Result>(key: string, most: () => number, act: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    const begun = new Promise<void>((resolve) => line.waiting.push(resolve));
    this.beginNext(line, most);
    await begun;
    try {
      return await act();
    } finally {
      line.running -= 1;
      this.beginNext(line, most);
      if (line.running === 0) this.lines.delete(key);
    }
  }

  /** How many acts of this key wait for their turn. */
  waiting(key: string): number {
    return this.lines.get(key)?.waiting.length ?? 0;
  }

  private beginNext(line: Line, most: () => number): void {
    while (line.running < most()) {
      const next = line.waiting.shift();
      if (!next) return;
      line.running += 1;
      next();
    }
  }
}
