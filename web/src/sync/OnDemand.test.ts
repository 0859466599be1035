import { observable, runInAction } from "mobx";
import { describe, expect, test } from "vitest";
import { OnDemand } from "./OnDemand.ts";

/** A store on demand whose code arrives when the test says so. */
function demanded(isNeeded?: () => boolean) {
  const requests: { arrive: () => void; fail: () => void }[] = [];
  const closed: string[] = [];
  const store = new OnDemand({
    code: () =>
      new Promise<(uid: string) => { uid: string; close: () => void }>((resolve, reject) => {
        requests.push({
          arrive: () => resolve((uid) => ({ uid, close: () => void closed.push(uid) })),
          fail: () => reject(new Error("offline")),
        });
      }),
    notLoaded: "It could not be loaded.",
    ...(isNeeded && { isNeeded }),
  });
  const request = (at = 0) => {
    const made = requests[at];
    if (!made) throw new Error(`The code was not asked for ${at + 1} times.`);
    return made;
  };
  return { store, requests, request, closed };
}

describe("a store on demand", () => {
  test("loads once, however often it is asked for", async () => {
    const { store, requests, request } = demanded();
    store.open("ann");

    const both = [store.loaded(), store.loaded()];
    request().arrive();

    const [first, second] = await Promise.all(both);
    expect(first).toBe(second);
    expect(store.value).toBe(first);
    expect(requests).toHaveLength(1);
  });

  test("says why its code could not be loaded, and tries again when asked", async () => {
    const { store, request } = demanded();
    store.open("ann");

    const failed = store.loaded();
    request().fail();
    await expect(failed).rejects.toThrow("offline");
    expect(store.failure).toBe("It could not be loaded.");

    const again = store.loaded();
    request(1).arrive();
    await again;
    expect(store.failure).toBeNull();
  });

  test("closes its store with the session, and forgets an old failure", async () => {
    const { store, request, closed } = demanded();
    store.open("ann");
    const loading = store.loaded();
    request().arrive();
    await loading;

    store.close();
    expect(closed).toEqual(["ann"]);
    expect(store.value).toBeNull();

    store.open("ben");
    const failing = store.loaded();
    request(1).fail();
    await expect(failing).rejects.toThrow();
    store.close();
    expect(store.failure).toBeNull();
  });

  test("gives a session nothing that an earlier one asked for", async () => {
    const { store, request } = demanded();
    store.open("ann");
    const early = store.loaded();
    store.close();
    store.open("ann");
    const late = store.loaded();

    request().arrive();
    await expect(early).rejects.toThrow("The session ended");
    expect(store.value).toBeNull();
    expect(store.failure).toBeNull();

    request(1).arrive();
    expect(store.value).toBeNull();
    expect(await late).toBe(store.value);
  });

  test("rejects before a session has opened it", async () => {
    const { store, requests } = demanded();

    await expect(store.loaded()).rejects.toThrow("No session");
    expect(requests).toEqual([]);
  });

  test("loads by itself once it is needed, and not after the session", () => {
    const needed = observable.box(false);
    const { store, requests } = demanded(() => needed.get());
    store.open("ann");
    expect(requests).toEqual([]);

    runInAction(() => needed.set(true));
    expect(requests).toHaveLength(1);

    runInAction(() => needed.set(false));
    store.open("ann");
    store.close();
    runInAction(() => needed.set(true));
    expect(requests).toHaveLength(1);
  });
});
