import { type Client, commitRate, commitRateHeard, fill, openClient } from "./clientLoad.ts";
import type { EmulatorProcess } from "./emulatorProcess.ts";

/** One emulator with its documents in the race of commits. The figures are medians of the rounds. */
export class Contender {
  readonly emulator: EmulatorProcess;
  readonly idle: number;
  filledPerSecond = 0;
  memory = 0;
  private readonly client: Client;
  private readonly aloneRates: number[] = [];
  private readonly heardRates: number[] = [];

  private constructor(emulator: EmulatorProcess, idle: number) {
    this.emulator = emulator;
    this.idle = idle;
    this.client = openClient(emulator.port);
  }

  /** Takes the emulator when it is new, and stores documents in it. */
  static async enter(emulator: EmulatorProcess, documents: number): Promise<Contender> {
    const contender = new Contender(emulator, await emulator.memory());
    await contender.store(documents);
    return contender;
  }

  async runRound(): Promise<void> {
    this.aloneRates.push(await commitRate(this.client.db));
    this.heardRates.push(await commitRateHeard(this.client.db));
  }

  get alone(): number {
    return median(this.aloneRates);
  }

  get heard(): number {
    return median(this.heardRates);
  }

  async leave(): Promise<void> {
    await this.client.close();
    await this.emulator.kill();
  }

  private async store(wanted: number): Promise<void> {
    const { documents, perSecond } = await fill(this.client.db, wanted, 60);
    if (documents < wanted) throw new Error(`Only ${documents} of ${wanted} documents could be stored in a minute.`);
    this.filledPerSecond = perSecond;
    this.memory = await this.emulator.memory();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
