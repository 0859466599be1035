import type { StageCategory } from "@domain/shared/stage";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Api } from "../../base/api.ts";
import { messageOf } from "../../base/errors.ts";

declare module "../../stores/Stores.ts" {
  interface Stores {
    readonly stages: StageStore;
  }
}

/** The stages to choose from. They come from the API, because /stage-selection does not wait for Firestore. */
export class StageStore {
  status: "closed" | "loading" | "ready" | "failed" = "closed";
  categories: readonly StageCategory[] = [];
  failure: string | null = null;
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, { categories: observableRef }, { autoBind: true });
  }

  /** Fetches the list, unless it has loaded or is loading. After a failure, retries. */
  async load(): Promise<void> {
    if (this.status === "loading" || this.status === "ready") return;
    this.status = "loading";
    this.failure = null;
    try {
      const categories = await this.#api.getStages();
      runInAction(() => {
        this.categories = categories.toSorted((a, b) => a.order - b.order);
        this.status = "ready";
      });
    } catch (failure) {
      runInAction(() => {
        this.failure = messageOf(failure);
        this.status = "failed";
      });
    }
  }
}
