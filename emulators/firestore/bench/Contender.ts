import { type Client, commitMany, fill, openClient, whileHeard } from "./clientLoad.ts";
import type { EmulatorProcess } from "./emulatorProcess.ts";
import { median } from "./figure.ts";

/** Until code that runs often has been compiled: the first thousand commits take several times as long. */
const WARM_UP = 2_000;
const PER_ROUND = 400;

/** What one round showed of commits. */
export interface Pace {
  readonly perSecond: number;
  /** Microseconds of the emulator's processor time for a commit. */
  readonly processor: number;
}

/** One emulator with its documents in the race of commits. */
export class Contender {
  readonly emulator: EmulatorProcess;
  readonly idle: number;
  filledPerSecond = 0;
  memory = 0;
  /** Round by round. */
  readonly alone: Pace[] = [];
  readonly heard: Pace[] = [];
  private readonly client: Client;

  private constructor(emulator: EmulatorProcess, idle: number) {
    this.emulator = emulator;
    this.idle = idle;
    this.client = openClient(emulator.port);
  }

  /** Takes the emulator when it is new, stores documents in it and warms it up. */
  static async enter(emulator: EmulatorProcess, documents: number): Promise<Contender> {
    const contender = new Contender(emulator, await emulator.memory());
    await contender.store(documents);
    await contender.commit(WARM_UP);
    await contender.commitHeard(WARM_UP);
    return contender;
  }

  async runRound(): Promise<void> {
    this.alone.push(await this.commit(PER_ROUND));
    this.heard.push(await this.commitHeard(PER_ROUND));
  }

  async leave(): Promise<void> {
    await this.client.close();
    await this.emulator.kill();
  }

  private commitHeard(commits: number): Promise<Pace> {
    return whileHeard(this.client.db, () => this.commit(commits));
  }

  private async commit(commits: number): Promise<Pace> {
    const before = await this.emulator.processorTime();
    const seconds = await commitMany(this.client.db, commits);
    const processor = (await this.emulator.processorTime()) - before;
    return { perSecond: commits / seconds, processor: processor / commits };
  }

  private async store(wanted: number): Promise<void> {
    const { documents, perSecond } = await fill(this.client.db, wanted, 60);
    if (documents < wanted) throw new Error(`Only ${documents} of ${wanted} documents could be stored in a minute.`);
    this.filledPerSecond = perSecond;
    this.memory = await this.emulator.memory();
  }
}

/** The median of the rounds. */
export function middle(rounds: readonly Pace[], of: keyof Pace): number {
  return median(rounds.map((pace) => pace[of]));
}

/** How two compare: the median of what each round, in which they ran one after the other, says of them. */
export function pairedRatio(rounds: readonly Pace[], others: readonly Pace[], of: keyof Pace): number {
  return median(rounds.map((pace, round) => pace[of] / (others[round]?.[of] ?? Number.NaN)));
}
