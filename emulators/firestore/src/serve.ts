#!/usr/bin/env node
/**
 * Runs the emulator alone: `npm run serve -- --port 8080 --rules my.rules --data documents.log`. It runs until Ctrl-C
 * or `POST /shutdown`.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { startFirestore } from "./startFirestore.ts";

const { values } = parseArgs({
  options: {
    host: { type: "string", default: "127.0.0.1" },
    "allow-host": { type: "string", multiple: true, default: [] },
    port: { type: "string", default: "8080" },
    rules: { type: "string" },
    data: { type: "string" },
    "inspector-port": { type: "string" },
  },
});
const { host, rules: fileName, data = null, "inspector-port": inspectorPort } = values;
const emulator = await startFirestore({
  host,
  allowedHosts: values["allow-host"],
  port: Number(values.port),
  dataFile: data,
  ...(inspectorPort !== undefined && { inspectorPort: Number(inspectorPort) }),
  ...(fileName !== undefined && { rules: { source: await readFile(fileName, "utf8"), fileName } }),
});
console.log(`FIRESTORE_EMULATOR_HOST=${emulator.host}:${emulator.port}`);
if (emulator.inspectorUrl) console.log(`Inspector: ${emulator.inspectorUrl}`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void emulator.stop());
