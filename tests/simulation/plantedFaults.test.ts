import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";
import { PLANTED_FAULTS } from "./plantedFaults.ts";

test.each(PLANTED_FAULTS)("“$name” can be planted: the app has what it replaces, once", ({ file, right }) => {
  expect(readFileSync(join(PROJECT_ROOT, "web/src", file), "utf8").split(right)).toHaveLength(2);
});
