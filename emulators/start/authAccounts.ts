import { readFile, rename, writeFile } from "node:fs/promises";

/** An account as the Auth emulator returns it. The emulator stores a readable stand-in for the password hash. */
type Account = Readonly<Record<string, unknown>>;

const PAGE = 500;

/**
 * Saves the Auth emulator's accounts to a file. The emulator forgets everything when it stops and saves nothing when it
 * is killed, so the file is updated at short intervals.
 */
export class AuthAccounts {
  private readonly endpoint: string;
  private readonly file: string;
  private saved = "";
  private timer: NodeJS.Timeout | null = null;

  /** `host` is `127.0.0.1:9099`. */
  constructor(host: string, projectId: string, file: string) {
    this.endpoint = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
    this.file = file;
  }

  /** Loads the file into the emulator. A missing file counts as empty. */
  async restore(): Promise<void> {
    let text: string;
    try {
      text = await readFile(this.file, "utf8");
    } catch {
      return;
    }
    const users: unknown = JSON.parse(text);
    if (!Array.isArray(users))
      throw new Error(`${this.file} is not a list of accounts. Start with --fresh to empty it.`);
    for (let from = 0; from < users.length; from += PAGE) {
      await this.ask("accounts:batchCreate", { users: users.slice(from, from + PAGE) });
    }
    this.saved = text;
  }

  follow(interval: number): void {
    const tick = async () => {
      try {
        await this.save();
      } catch {
        // The emulator is busy or already gone. The next tick or the final save reports it.
      }
      if (this.timer) this.timer = setTimeout(tick, interval);
    };
    this.timer = setTimeout(tick, interval);
  }

  stopFollowing(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  async save(): Promise<void> {
    const text = JSON.stringify(await this.all());
    if (text === this.saved) return;
    const next = `${this.file}.next`;
    await writeFile(next, text);
    await rename(next, this.file);
    this.saved = text;
  }

  private async all(): Promise<readonly Account[]> {
    const accounts: Account[] = [];
    let token = "";
    do {
      const query = `maxResults=${PAGE}${token && `&nextPageToken=${encodeURIComponent(token)}`}`;
      const page = await this.ask(`accounts:batchGet?${query}`);
      if (Array.isArray(page.users)) accounts.push(...(page.users as Account[]));
      token = typeof page.nextPageToken === "string" ? page.nextPageToken : "";
    } while (token);
    return accounts;
  }

  private async ask(call: string, body?: object): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(`${this.endpoint}/${call}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`The Auth emulator answered ${call} with ${response.status}.`);
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }
}
