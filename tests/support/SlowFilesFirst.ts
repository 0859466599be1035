import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Small files that take long. Vitest starts with the largest, so one of these would run alone at the end. */
const SLOW_FILES = [
  "tests/screens/budget.test.ts",
  "tests/screens/outage.test.ts",
  "tests/start/npmStart.test.ts",
  "tests/api/mergeGuestKilled.test.ts",
];

/** Starts each project with the files that take long. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => {
      const own = sorted.filter(({ project }) => project.name === name);
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))];
    });
  }
}

function isSlow({ moduleId }: TestSpecification): boolean {
  return SLOW_FILES.some((file) => moduleId.endsWith(file));
}
