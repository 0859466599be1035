import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PROJECT_ROOT } from "../../emulators/start/projectRoot.ts";

const WORKSPACES = ["", "web", "functions", "emulators"];

/**
 * Copies every file that git tracks or would add into an empty folder, as a separate clone. Build output and earlier
 * deployments are left out. Packages are shared with this project.
 */
export function copyProject(target: string): void {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: PROJECT_ROOT,
    encoding: "utf8",
  });
  for (const path of list.split("\0")) {
    const source = join(PROJECT_ROOT, path);
    if (path === "" || !existsSync(source)) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(source, join(target, path));
  }
  for (const workspace of WORKSPACES) {
    const packages = join(PROJECT_ROOT, workspace, "node_modules");
    if (existsSync(packages)) symlinkSync(packages, join(target, workspace, "node_modules"), "junction");
  }
  git(target, "init", "--quiet");
  // `node_modules/` in .gitignore only matches a folder. Here it is a link.
  writeFileSync(join(target, ".git", "info", "exclude"), "node_modules\n");
  commit(target, "The project as it is");
}

export function commit(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "-c", "user.name=Rehearsal", "-c", "user.email=rehearsal@cairn.test", "commit", "--quiet", "-m", message);
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
