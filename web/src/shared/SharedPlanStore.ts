import { isShareOpen, type Share } from "@domain/share/share";
import type { ShareListener } from "./listenToShare.ts";
import type { OpenComment } from "./openComments.ts";
import { isSameVersion, type OpenPlan, openShare } from "./openShare.ts";
import { readShare } from "./readShare.ts";
import type { ShareLink } from "./shareLink.ts";

/** What the page shows. Only "open" has a plan. */
export type SharedPlanStatus =
  | "loading"
  | "open"
  /** The address names no share, or has no key. */
  | "cut-link"
  | "wrong-key"
  /** It has ended, an operator has closed it, or it never existed. */
  | "gone"
  /** The same, while it was open here. */
  | "ended"
  /** A later release has written it. */
  | "unreadable"
  /** No answer. */
  | "failed";

export interface SharedPlanView {
  readonly status: SharedPlanStatus;
  readonly plan: OpenPlan | null;
  /** Null until they have arrived. */
  readonly comments: readonly OpenComment[] | null;
  /** How many newer versions have arrived since the page was opened. */
  readonly updates: number;
  /** Whether newer versions and comments cannot arrive at the moment. */
  readonly isOffline: boolean;
}

const EMPTY: SharedPlanView = { status: "loading", plan: null, comments: null, updates: 0, isOffline: false };

/** The longest time between two looks at the clock, in milliseconds: a device may sleep in between. */
const CLOCK_INTERVAL = 2_000;
/** How long the page waits for its first picture, in milliseconds. A page in the background draws none. */
const DRAWING_LIMIT = 500;
/** After this long, what follows the plan is loaded again if it has failed, in milliseconds. */
const ANOTHER_TRY = 15_000;

/**
 * The share that this page shows, from its address. It is read over REST first, because the SDK takes longer to start.
 * Once the plan is drawn, the SDK follows it. When the share ends, the plan leaves the memory.
 */
export class SharedPlanStore {
  view: SharedPlanView = EMPTY;
  readonly #link: ShareLink | null;
  readonly #isPreview: boolean;
  readonly #watchers = new Set<() => void>();
  #listener: ShareListener | null = null;
  #clock: number | undefined;
  /** The server's clock minus this device's, which may be a day off. Null until the server has said. */
  #skew: number | null = null;
  /** Counts the versions that were given to the key, since a newer one may be opened faster. */
  #turns = 0;

  /** @param isPreview The student looks at the own share: the opening is not counted. */
  constructor(link: ShareLink | null, isPreview: boolean) {
    this.#link = link;
    this.#isPreview = isPreview;
    addEventListener("online", this.#handleOnline);
    addEventListener("offline", this.#handleOffline);
    document.addEventListener("visibilitychange", this.#lookAtClock);
  }

  readonly subscribe = (watch: () => void): (() => void) => {
    this.#watchers.add(watch);
    return () => this.#watchers.delete(watch);
  };

  /** Reads the share and shows it, or why that is not possible. */
  readonly open = async (): Promise<void> => {
    const link = this.#link;
    if (!link || link.key === "") return this.#change({ status: "cut-link" });
    this.#change({ status: "loading" });
    const share = await readShare(link.shareId);
    if (typeof share === "string") return this.#change({ status: share });
    await this.#show(link, share);
    if (this.view.status !== "open") return;
    await untilDrawn();
    await this.#follow(link);
  };

  async #show(link: ShareLink, share: Share): Promise<void> {
    const { plan } = this.view;
    const [endsAt, takesComments] = [share.ends_at.toMillis(), share.takes_comments];
    if (plan && isSameVersion(plan, share)) {
      // The SDK also calls when only the connection has changed.
      if (plan.endsAt === endsAt && plan.takesComments === takesComments) return;
      this.#change({ plan: { ...plan, endsAt, takesComments } });
      return;
    }
    this.#turns += 1;
    const turn = this.#turns;
    const opened = await openShare(link, share);
    if (turn !== this.#turns || this.#isOver()) return;
    if (typeof opened === "string") return this.#end(opened);
    this.#change({ status: "open", plan: opened, updates: plan ? this.view.updates + 1 : 0 });
    this.#clock ??= window.setInterval(this.#lookAtClock, CLOCK_INTERVAL);
  }

  async #follow(link: ShareLink): Promise<void> {
    try {
      const { goLive } = await import("./goLive.ts");
      const listener = await goLive(link, !this.#isPreview, {
        onShare: (share) => this.#receive(link, share),
        onEnd: () => this.#end("ended"),
        onComments: (comments) => this.#change({ comments }),
        onConnection: (isConnected) => this.#change({ isOffline: !isConnected && !navigator.onLine }),
        onServerTime: (now) => {
          this.#skew = now - Date.now();
          this.#lookAtClock();
        },
      });
      if (this.#isOver()) return listener.stop();
      this.#listener = listener;
      this.#followComments();
    } catch {
      this.#change({ isOffline: true });
      window.setTimeout(() => {
        if (!this.#isOver()) void this.#follow(link);
      }, ANOTHER_TRY);
    }
  }

  #receive(link: ShareLink, share: Share): void {
    void this.#show(link, share).then(() => this.#followComments());
  }

  #followComments(): void {
    if (this.view.plan?.takesComments) this.#listener?.followComments();
  }

  readonly #lookAtClock = (): void => {
    const { plan } = this.view;
    if (!plan) return;
    // The device's clock alone could be wrong, and the server has just let the plan be read.
    if (this.#skew === null && !this.view.isOffline) return;
    const now = new Date(Date.now() + (this.#skew ?? 0));
    const ends_at = { toMillis: () => plan.endsAt };
    if (!isShareOpen({ ends_at, closed_at: null }, now)) this.#end("ended");
  };

  readonly #handleOnline = (): void => {
    this.#change({ isOffline: false });
    if (this.view.status === "failed") void this.open();
  };

  readonly #handleOffline = (): void => this.#change({ isOffline: true });

  #isOver(): boolean {
    return this.view.status !== "loading" && this.view.status !== "open";
  }

  /** Nothing of the share stays in memory. */
  #end(status: SharedPlanStatus): void {
    this.#listener?.stop();
    this.#listener = null;
    clearInterval(this.#clock);
    this.#change({ ...EMPTY, status });
  }

  #change(change: Partial<SharedPlanView>): void {
    // What was under way when the share ended.
    if (this.#isOver() && change.status === undefined && !("isOffline" in change)) return;
    this.view = { ...this.view, ...change };
    for (const watch of this.#watchers) watch();
  }
}

/** Resolves once the browser has drawn what was rendered, so that starting the SDK does not delay it. */
function untilDrawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, DRAWING_LIMIT);
  });
}
