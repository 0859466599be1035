import { makeAutoObservable } from "mobx";

/** Whether the browser believes it has a network. */
export class ConnectionStore {
  isOnline = navigator.onLine;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    addEventListener("online", () => this.receive(true));
    addEventListener("offline", () => this.receive(false));
  }

  private receive(isOnline: boolean): void {
    this.isOnline = isOnline;
  }
}
