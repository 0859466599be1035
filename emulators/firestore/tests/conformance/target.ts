import { startFirestore } from "../../src/index.ts";

export interface Target {
  readonly kind: "embedded" | "other";
  /** `127.0.0.1:8080` */
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens the Firestore to test: the one at `CAIRN_CONFORMANCE_TARGET`, or this package's own. */
export async function openTarget(): Promise<Target> {
  const address = process.env.CAIRN_CONFORMANCE_TARGET;
  if (address !== undefined) return { kind: "other", address, stop: async () => undefined };
  const { host, port, stop } = await startFirestore({ port: 0, dataFile: null });
  return { kind: "embedded", address: `${host}:${port}`, stop };
}
