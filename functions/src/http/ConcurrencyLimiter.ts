interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs a limited number of acts per key at once. The others wait in order. This is per instance of the function, which
 * handles at most `concurrency` calls (`index.ts`), so a queue never grows beyond that.
 */
export class ConcurrencyLimiter {
  private readonly lines = new Map<string, Line>();

  /** `most` is called each time an act begins or ends. It returns at least 1. */
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

  /** The number of acts of this key that are waiting. */
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
