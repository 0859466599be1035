import { shareCommentsPath, sharePath } from "@domain/records/firestorePaths";
import { type Share, shareKind } from "@domain/share/share";
import { shareCommentKind } from "@domain/share/shareComment";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  setLogLevel,
} from "firebase/firestore";
import type { StoredComment } from "./openComments.ts";
import { appToken, sharedApp } from "./sharedApp.ts";

/** What a listener is told. */
export interface ShareWatch {
  readonly onShare: (share: Share) => void;
  /** The share was deleted, or strangers can no longer read it. */
  readonly onEnd: () => void;
  readonly onComments: (comments: readonly StoredComment[]) => void;
  /** Whether the server answers. */
  readonly onConnection: (isConnected: boolean) => void;
}

export interface ShareListener {
  /** Also listens to the comments, from the first call on. */
  readonly followComments: () => void;
  readonly stop: () => void;
}

let database: Promise<Firestore> | null = null;

/** Listens to a share and its comments until it is stopped. The SDK reconnects by itself. */
export async function listenToShare(shareId: string, watch: ShareWatch): Promise<ShareListener> {
  database ??= startFirestore();
  const db = await database;
  const stops = [
    onSnapshot(
      doc(db, sharePath(shareId)),
      { includeMetadataChanges: true },
      (snapshot) => {
        watch.onConnection(!snapshot.metadata.fromCache);
        const share = snapshot.exists() ? shareKind.read(snapshot.data()) : null;
        if (share) watch.onShare(share);
        else if (!snapshot.exists() && !snapshot.metadata.fromCache) watch.onEnd();
      },
      watch.onEnd,
    ),
  ];
  let followsComments = false;

  return {
    followComments() {
      if (followsComments) return;
      followsComments = true;
      stops.push(
        onSnapshot(
          collection(db, shareCommentsPath(shareId)),
          ({ docs, metadata }) => {
            // An empty answer of the cache only means that the server has not answered yet.
            if (docs.length === 0 && metadata.fromCache) return;
            watch.onComments(
              docs.flatMap((found) => {
                const comment = shareCommentKind.read(found.data({ serverTimestamps: "estimate" }));
                return comment ? [{ ...comment, id: found.id }] : [];
              }),
            );
          },
          // The listener of the share says why.
          () => undefined,
        ),
      );
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

async function startFirestore(): Promise<Firestore> {
  const { app } = await sharedApp();
  // Starts App Check, where the build has it: Firestore then sends its token.
  await appToken();
  // The page itself says that a connection is lost.
  setLogLevel("silent");
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  if (import.meta.env.MODE === "emulators") {
    const [host = "127.0.0.1", port = "8080"] = (import.meta.env.VITE_FIRESTORE_EMULATOR ?? "").split(":");
    connectFirestoreEmulator(db, host || "127.0.0.1", Number(port));
  }
  return db;
}
