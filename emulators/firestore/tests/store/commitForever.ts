// A separate process to be killed: commits two documents at a time and prints the number of each acknowledged commit.
import { writeSync } from "node:fs";
import { CommitLog } from "../../src/store/CommitLog.ts";
import { DocumentStore } from "../../src/store/DocumentStore.ts";
import { commit, set, tickingClock } from "./writes.ts";

const [, , path = "", first = "0"] = process.argv;
const store = new DocumentStore({ now: tickingClock(), log: CommitLog.open(path) });

for (let number = Number(first); ; number++) {
  const padding = "x".repeat((number * 997) % 20_000);
  commit(store, set(`left/${number}`, { padding }), set(`right/${number}`, { padding }));
  writeSync(1, `${number}\n`);
}
