import { startCairn } from "../start/cairnProcess.ts";
import { freePorts } from "../support/globalSetup.ts";
import type { Figure } from "./figure.ts";

const FOLDER = ".cairn/bench/start";

/** Time from the first line of `npm start` to its ready block. Second run, with everything installed and seeded. */
export async function benchStart(): Promise<readonly Figure[]> {
  const first = await timeStart();
  const second = await timeStart();
  return [
    {
      name: "npm start to ready, second run",
      value: second,
      unit: "s",
      comparedWith: `the first run (${first.toFixed(1)} s)`,
      ratio: second / first,
    },
  ];
}

async function timeStart(): Promise<number> {
  const began = performance.now();
  const cairn = startCairn(FOLDER, await freePorts());
  await cairn.ready;
  const seconds = (performance.now() - began) / 1000;
  cairn.child.kill("SIGTERM");
  await cairn.exited;
  return seconds;
}
