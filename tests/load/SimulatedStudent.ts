import type { Firestore } from "firebase/firestore";
import type { EditedList } from "../stores/support/editedList.ts";

/** One simulated student: an account, and a device with the app's stores. */
export interface SimulatedStudent {
  readonly uid: string;
  readonly db: Firestore;
  readonly list: EditedList;
  leave(): Promise<void>;
}
