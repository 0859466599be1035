import type { Firestore } from "firebase/firestore";
import type { EditedList } from "../stores/support/editedList.ts";

/** One of many: an account with a device that holds the app's stores. */
export interface SimulatedStudent {
  readonly uid: string;
  readonly db: Firestore;
  readonly list: EditedList;
  leave(): Promise<void>;
}
