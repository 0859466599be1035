// A separate process with `@firestore-emulator/server`, from the folder where it was installed.
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort } from "./freePort.ts";
import { reportReady } from "./reportReady.ts";

interface Peer {
  readonly FirestoreServer: new () => { start(port: number): Promise<void> };
}

const [, , folder = ""] = process.argv;
await reportReady(async () => {
  const { FirestoreServer }: Peer = createRequire(join(folder, "bench.js"))("@firestore-emulator/server");
  const port = await freePort();
  await new FirestoreServer().start(port);
  return { port };
});
