/** The settings of one workspace for one project: the content of its `.env.<project>` file. */
export type Settings = Readonly<Record<string, string>>;

/** firebase-tools reads the functions' settings on deploy. Vite reads the web app's settings on build. */
export const WORKSPACES_WITH_SETTINGS = ["functions", "web"] as const;
export type WorkspaceWithSettings = (typeof WORKSPACES_WITH_SETTINGS)[number];

export function settingsPath(workspace: WorkspaceWithSettings, projectId: string): string {
  return `${workspace}/.env.${projectId}`;
}

export function templatePath(workspace: WorkspaceWithSettings): string {
  return `${workspace}/.env.example`;
}

/** Reads the lines `NAME=value`. Comments and empty lines are ignored. */
export function parseSettings(text: string): Settings {
  const lines = text.split(/\r?\n/).map((line) => /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line));
  return Object.fromEntries(lines.flatMap((found) => (found ? [[found[1] ?? "", unquoted(found[2] ?? "")]] : [])));
}

/** Returns the text with one more setting. If the text has an empty line for that name, fills it in. */
export function withSetting(text: string, name: string, value: string): string {
  const empty = new RegExp(`^${name}=[ \\t]*$`, "m");
  if (empty.test(text)) return text.replace(empty, () => `${name}=${value}`);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${name}=${value}\n`;
}

function unquoted(value: string): string {
  return value.replace(/^(["'])(.*)\1$/, "$2");
}
