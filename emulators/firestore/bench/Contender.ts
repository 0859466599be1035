import { type Client, commitMany, fill, openClient, whileListening } from "./clientLoad.ts";
import type { EmulatorProcess } from "./emulatorProcess.ts";
import { median } from "./figure.ts";

/** Commits before measuring, until hot code is compiled: the first thousand commits take several times as long. */
const WARM_UP = 2_000;
const COMMITS_PER_ROUND = 400;

/** The result of one round of commits. */
export interface Pace {
  readonly perSecond: number;
  /** Microseconds of the emulator's CPU time per commit. */
  readonly cpu: number;
}

/** One emulator with its documents in the comparison of commits. */
export class Contender {
  readonly emulator: EmulatorProcess;
  readonly idle: number;
  filledPerSecond = 0;
  memory = 0;
  /** One entry per round. */
  readonly alone: Pace[] = [];
  readonly withListener: Pace[] = [];
  private readonly client: Client;

  private constructor(emulator: EmulatorProcess, idle: number) {
    this.emulator = emulator;
    this.idle = idle;
    this.client = openClient(emulator.port);
  }

  /** Fills a new emulator with documents and warms it up. */
  static async start(emulator: EmulatorProcess, documents: number): Promise<Contender> {
    const contender = new Contender(emulator, await emulator.memory());
    await contender.store(documents);
    await contender.commit(WARM_UP);
    await contender.commitWithListener(WARM_UP);
    return contender;
  }

  async runRound(): Promise<void> {
    this.alone.push(await this.commit(COMMITS_PER_ROUND));
    this.withListener.push(await this.commitWithListener(COMMITS_PER_ROUND));
  }

  async stop(): Promise<void> {
    await this.client.close();
    await this.emulator.kill();
  }

  private commitWithListener(commits: number): Promise<Pace> {
    return whileListening(this.client.db, () => this.commit(commits));
  }

  private async commit(commits: number): Promise<Pace> {
    const before = await this.emulator.cpuTime();
    const seconds = await commitMany(this.client.db, commits);
    const cpu = (await this.emulator.cpuTime()) - before;
    return { perSecond: commits / seconds, cpu: cpu / commits };
  }

  private async store(wanted: number): Promise<void> {
    const { documents, perSecond } = await fill(this.client.db, wanted, 60);
    if (documents < wanted) throw new Error(`Only ${documents} of ${wanted} documents could be stored in a minute.`);
    this.filledPerSecond = perSecond;
    this.memory = await this.emulator.memory();
  }
}

/** The median of all rounds. */
export function medianOf(rounds: readonly Pace[], of: keyof Pace): number {
  return median(rounds.map((pace) => pace[of]));
}

/** The median of the ratios of each round. In one round, the two ran one after the other. */
export function pairedRatio(rounds: readonly Pace[], others: readonly Pace[], of: keyof Pace): number {
  return median(rounds.map((pace, round) => pace[of] / (others[round]?.[of] ?? Number.NaN)));
}
