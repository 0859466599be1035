/**
 * Lets a limited number of acts run at once for each key; the others wait in the order they came. It holds for one
 * instance of the function, which serves at most `concurrency` calls, so a queue cannot grow beyond that.
 */
export class Turns {
  private readonly lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  async run<Result>(key: string, most: number, act: () => Promise<Result>): Promise<Result> {
    const line = this.lines.get(key) ?? { running: 0, waiting: [] };
    this.lines.set(key, line);
    // Whoever ends hands its place to the first in the line, so `running` stays as it is.
    if (line.running < most) line.running += 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await act();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if (--line.running === 0) this.lines.delete(key);
    }
  }
}
