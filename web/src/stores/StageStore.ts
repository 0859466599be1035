import type { StageCategory } from "@domain/shared/stage";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Api } from "../api.ts";
import { messageOf } from "../errors.ts";

/** The stages to choose from. Asked of the API, not of Firestore, which /stage-selection does not wait for. */
export class StageStore {
  status: "closed" | "loading" | "ready" | "failed" = "closed";
  categories: readonly StageCategory[] = [];
  failure: string | null = null;
  readonly #api: Api;

  constructor(api: Api) {
    this.#api = api;
    makeAutoObservable(this, { categories: observableRef }, { autoBind: true });
  }

  /** Fetches the list unless it is here or on its way; after a failure this is the retry. */
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
