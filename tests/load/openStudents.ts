import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore, setLogLevel, terminate } from "firebase/firestore";
import { when } from "mobx";
import { PROJECT_ID, type Suite } from "../../emulators/start/suite.ts";
import { API_CALLS } from "../../functions/src/domain/api/apiCalls.ts";
import { PlanLifecycle } from "../../web/src/app/session/PlanLifecycle.ts";
import { provideFirestore } from "../../web/src/sync/firestoreSdk.ts";
import { SDK } from "../../web/src/sync/startFirestore.ts";
import { EditedList } from "../stores/support/editedList.ts";
import type { SimulatedStudent } from "./SimulatedStudent.ts";

export const STAGE = "hs-11";
/** The functions emulator starts a process for each parallel call. */
const REGISTERING = 2;

/** Creates the accounts, registers them with the API and opens a device for each. */
export async function openStudents(suite: Suite, count: number): Promise<readonly SimulatedStudent[]> {
  setLogLevel("silent");
  provideFirestore(SDK);
  const names = Array.from({ length: count }, (_, index) => `load-${index}`);
  const uids: string[] = [];
  const register = async () => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) uids.push(await registered(suite, name));
  };
  await Promise.all(Array.from({ length: REGISTERING }, register));
  return Promise.all(uids.map((uid) => open(suite, uid)));
}

async function registered({ ports }: Suite, name: string): Promise<string> {
  const account = { email: `${name}@cairn.test`, password: "correct horse battery", returnSecureToken: true };
  const signUp = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const { idToken, localId } = (await post(signUp, account)) as { idToken: string; localId: string };
  const register = `http://127.0.0.1:${ports.functions}/${PROJECT_ID}/us-central1/api${API_CALLS.register.path}`;
  await post(register, { stageId: STAGE, isOldEnough: true }, idToken);
  return localId;
}

async function post(address: string, body: object, idToken?: string): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

async function open({ ports }: Suite, uid: string): Promise<SimulatedStudent> {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: "any" }, uid);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", ports.firestore, { mockUserToken: { sub: uid } });
  const lifecycle = new PlanLifecycle(db);
  lifecycle.open(uid);
  const { current } = lifecycle.first.checklists;
  await when(() => current.status === "ready", { timeout: 60_000 });
  return {
    uid,
    db,
    list: new EditedList(current, uid),
    async leave() {
      lifecycle.close();
      await terminate(db);
      await deleteApp(app);
    },
  };
}
