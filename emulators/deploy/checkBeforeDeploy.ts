/**
 * `npm run deploy:check`, before anything is uploaded: the doctor, types, format and lint. Rules, functions and site each
 * call it, because each can be deployed alone; in one deployment of all three the second and third call find that the
 * same files have just been checked.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../start/projectRoot.ts";

/** How long a check stands for the next step of the same deployment, in milliseconds. */
const ONE_DEPLOYMENT = 5 * 60_000;
const LAST_CHECK = join(PROJECT_ROOT, ".cairn", "deploy-check.json");

const projectId = process.env.GCLOUD_PROJECT;
if (!projectId) {
  console.error("firebase deploy says which project is meant. By hand: GCLOUD_PROJECT=PROJECT_ID npm run deploy:check");
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

/** Every file that git knows or would take; what a build writes is not among them. */
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
