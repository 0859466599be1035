// A separate process with our emulator, on the given file or in memory.
import { startFirestore } from "../src/startFirestore.ts";
import { reportReady } from "./reportReady.ts";

const [, , dataFile] = process.argv;
await reportReady(() => startFirestore({ port: 0, dataFile: dataFile ?? null }));
