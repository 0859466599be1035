// A separate process, whose file size can be limited: starts the emulator and prints its port.
import { writeSync } from "node:fs";
import { startFirestore } from "../../src/startFirestore.ts";

const [, , dataFile = ""] = process.argv;
const { port } = await startFirestore({ port: 0, dataFile });
writeSync(1, `${port}\n`);
