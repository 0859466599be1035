import { initializeApp } from "firebase/app";
import * as firestore from "firebase/firestore";

const sdk = { ...firestore, initializeApp };

declare global {
  interface Window {
    /** The real web SDK, for functions that a test evaluates in the page. */
    sdk: typeof sdk;
    db: firestore.Firestore;
    /** The results of the page's listeners, oldest first. */
    seen: unknown[];
  }
}

window.sdk = sdk;
window.seen = [];
