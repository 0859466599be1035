import type { User } from "../../functions/src/domain/account/user.ts";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { userPath } from "../../functions/src/domain/records/firestorePaths.ts";
import { type BenchSuite, withBenchSuite } from "./benchSuite.ts";
import { type Figure, figure } from "./figure.ts";
import { startOurFunction } from "./functionFolder.ts";

const SMALL = 300;
/** The most documents a guest can have. */
const LARGE = 2_500;
/** In milliseconds: half of what the browser waits for a call. */
const LIMIT = 5_000;

export const GUEST: User = {
  display_name: "Guest",
  current_stage: "hs-10",
  previous_stage: null,
  stage_display_label: "10th Grade",
  stageCategoryID: "high-school",
  track: "HS",
  dashboard_item: "HS",
  preferences: {},
};

/** How long an account waits for a merge of a guest's plan. */
export function benchMerge(): Promise<readonly Figure[]> {
  return withBenchSuite("merge", async (bench) => {
    const instance = await startOurFunction(bench, "merge-instance");
    const merge = async (documents: number) => {
      const [account, guest] = [await signUp(bench, `keeper-${documents}@cairn.test`), await signUp(bench, null)];
      await fill(bench, guest.uid, documents);
      const began = performance.now();
      const response = await fetch(instance.url + API_CALLS.mergeGuest.path, {
        method: "POST",
        headers: { authorization: `Bearer ${account.idToken}`, "content-type": "application/json" },
        body: JSON.stringify({ guestToken: guest.idToken }),
      });
      if (!response.ok) throw new Error(`merge-guest answered ${response.status}: ${await response.text()}`);
      return performance.now() - began;
    };
    try {
      await merge(10);
      return [
        figure(`merge-guest with ${SMALL} documents`, await merge(SMALL), "ms", "the limit", LIMIT),
        figure(`merge-guest with ${LARGE} documents`, await merge(LARGE), "ms", "the limit", LIMIT),
      ];
    } finally {
      instance.stop();
    }
  });
}

/** Creates an account, or a guest if `email` is null. */
export async function signUp({ suite }: BenchSuite, email: string | null): Promise<{ uid: string; idToken: string }> {
  const address = `http://127.0.0.1:${suite.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const login = email === null ? {} : { email, password: "correct horse battery" };
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...login, returnSecureToken: true }),
  });
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, idToken };
}

async function fill({ db }: BenchSuite, uid: string, documents: number): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  for (let index = 0; index < documents; index += 1) {
    void writer.set(db.doc(`${userPath(uid)}/experiences/${index}`), { text: "word ".repeat(100) });
  }
  await writer.close();
  await db.doc(userPath(uid)).set(GUEST);
}
