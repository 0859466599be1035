// Run as a process of its own: our emulator, on the file that is named, or else in memory.
import { startFirestore } from "../src/startFirestore.ts";
import { tellReady } from "./tellReady.ts";

const [, , dataFile] = process.argv;
await tellReady(() => startFirestore({ port: 0, dataFile: dataFile ?? null }));
