/**
 * `npm run deploy:check` runs before anything is uploaded: the doctor, types, format and lint. Rules, functions and
 * site each call it, because each can be deployed alone. When all three are deployed together, the second and third
 * calls skip the check: the same files have just passed.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";

/** How long a passed check stays valid for the next step of the same deployment, in milliseconds. */
const ONE_DEPLOYMENT = 5 * 60_000;
const LAST_CHECK = join(PROJECT_ROOT, ".cairn", "deploy-check.json");

const projectId = process.env.GCLOUD_PROJECT;
if (!projectId) {
  console.error("No project is set (firebase deploy sets it). By hand: GCLOUD_PROJECT=PROJECT_ID npm run deploy:check");
  process.exit(1);
}

const files = hashOfFiles();
if (wasJustChecked(projectId, files)) {
  console.log("These files were checked a moment ago.");
  process.exit(0);
}
for (const step of [["doctor", "--", "--project", projectId], ["check"]]) {
  const { status } = spawnSync("npm", ["run", ...step], {
    cwd: PROJECT_ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}
mkdirSync(join(PROJECT_ROOT, ".cairn"), { recursive: true });
writeFileSync(LAST_CHECK, JSON.stringify({ projectId, files, at: Date.now() }));

/** Hashes every file that git tracks or would add. Build output is ignored by git, so it is left out. */
function hashOfFiles(): string {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
  });
  const hash = createHash("sha256");
  for (const path of new Set(list.split("\0").filter(Boolean))) {
    const file = join(PROJECT_ROOT, path);
    hash.update(path).update(existsSync(file) ? readFileSync(file) : "deleted");
  }
  return hash.digest("hex");
}

function wasJustChecked(project: string, hash: string): boolean {
  if (!existsSync(LAST_CHECK)) return false;
  const last = JSON.parse(readFileSync(LAST_CHECK, "utf8")) as { projectId: string; files: string; at: number };
  return last.projectId === project && last.files === hash && Date.now() - last.at < ONE_DEPLOYMENT;
}
