import type { Api } from "../../../base/api.ts";
import { hasPush } from "./pushDevice.ts";
import type { RemindersStore } from "./RemindersStore.ts";

declare module "../../../stores/Stores.ts" {
  interface Stores {
    readonly reminders: RemindersOnDemand;
  }
}

/** Where reminders begin. Few visits need them, so their code loads on demand. */
export class RemindersOnDemand {
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
  }

  /** The student's reminders, for their card. */
  async open(uid: string): Promise<RemindersStore> {
    const { RemindersStore: Store } = await import("./RemindersStore.ts");
    return new Store(this.#api, uid);
  }

  /** See `renewPush`. */
  async renewDevice(uid: string): Promise<void> {
    if (hasPush()) await (await import("./renewPush.ts")).renewPush(this.#api, uid);
  }

  /** Takes this device off the server's list, before its student leaves. */
  async forgetDevice(): Promise<void> {
    if (hasPush()) await (await import("./renewPush.ts")).forgetThisDevice(this.#api);
  }
}
