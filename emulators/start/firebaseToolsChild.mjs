/**
 * Runs `firebase emulators:start` in a process that cannot outlive its parent. When the parent dies, even by SIGKILL,
 * the channel between them closes. The emulators then shut down the way they do on Ctrl-C.
 */
import { Server } from "node:http";
import { createRequire } from "node:module";
import { tsImport } from "tsx/esm/api";
import { answerPasswordPolicy } from "../patches/answerPasswordPolicy.mjs";
import { keepSessions } from "../patches/keepSessions.mjs";
import { refuseForeignPages } from "../patches/refuseForeignPages.mjs";

const GRACE = 3_000;

process.on("disconnect", () => {
  process.kill(process.pid, "SIGINT");
  setTimeout(() => process.exit(1), GRACE).unref();
});

const { foreignness } = await tsImport("@cairn/firestore-emulator/foreignPages", import.meta.url);
const allowedHosts = (process.env.CAIRN_ALLOWED_HOSTS ?? "").split(" ").filter((host) => host !== "");
refuseForeignPages(Server, (headers) => foreignness(headers, allowedHosts));

const require = createRequire(import.meta.url);

// Under a name of its own, since the package has no types for its inner files.
const operations = "firebase-tools/lib/emulator/auth/operations.js";
const { authOperations } = require(operations);
answerPasswordPolicy(authOperations);
keepSessions(authOperations);

// firebase-tools reads its arguments from argv. This file's name is where firebase-tools expects its own.
require("firebase-tools/lib/bin/firebase.js");
