/** A page, as far as locks need it: what it holds is free once it is gone. */
export interface LockOwner {
  readonly isOpen: boolean;
}

interface Request {
  readonly owner: LockOwner;
  readonly isShared: boolean;
  readonly grant: () => void;
}

interface Options {
  readonly mode?: "exclusive" | "shared";
  readonly ifAvailable?: boolean;
  readonly signal?: AbortSignal;
}

/** The Web Locks of a device, as far as the app uses them. */
export class SimulatedLocks {
  readonly #held = new Map<string, Request[]>();
  readonly #waiting = new Map<string, Request[]>();

  /** `navigator.locks` of a page. */
  of(owner: LockOwner): { request(name: string, ...rest: readonly unknown[]): Promise<unknown> } {
    return {
      request: (name, ...rest) => {
        const act = rest.at(-1) as (lock: object | null) => unknown;
        return this.#request(owner, name, rest.length > 1 ? Object(rest[0]) : {}, act);
      },
    };
  }

  /** A page has gone. */
  release(owner: LockOwner): void {
    for (const [name, held] of this.#held)
      this.#held.set(
        name,
        held.filter((request) => request.owner !== owner),
      );
    for (const name of [...this.#waiting.keys()]) this.#serve(name);
  }

  #request(
    owner: LockOwner,
    name: string,
    { mode = "exclusive", ifAvailable = false, signal }: Options,
    act: (lock: object | null) => unknown,
  ): Promise<unknown> {
    const isShared = mode === "shared";
    if (ifAvailable && !this.#isFree(name, isShared)) return Promise.resolve(act(null));
    return new Promise((resolve, reject) => {
      const request: Request = {
        owner,
        isShared,
        grant: () => {
          this.#held.set(name, [...(this.#held.get(name) ?? []), request]);
          Promise.resolve(act({}))
            .then(resolve, reject)
            .finally(() => {
              this.#held.set(
                name,
                (this.#held.get(name) ?? []).filter((other) => other !== request),
              );
              this.#serve(name);
            });
        },
      };
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), request]);
      signal?.addEventListener("abort", () => {
        this.#waiting.set(
          name,
          (this.#waiting.get(name) ?? []).filter((other) => other !== request),
        );
        reject(signal.reason);
      });
      this.#serve(name);
    });
  }

  #isFree(name: string, isShared: boolean): boolean {
    return (this.#held.get(name) ?? []).every((other) => isShared && other.isShared);
  }

  #serve(name: string): void {
    const waiting = (this.#waiting.get(name) ?? []).filter(({ owner }) => owner.isOpen);
    this.#waiting.set(name, waiting);
    const [next, ...others] = waiting;
    if (!next || !this.#isFree(name, next.isShared)) return;
    this.#waiting.set(name, others);
    next.grant();
    this.#serve(name);
  }
}
