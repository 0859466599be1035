/** The most files in the memory of an instance. A calendar file has at most 300 KB. */
const MOST = 30;

interface RecentFile {
  readonly tag: string;
  readonly file: string;
}

/** The files that this instance has made last, so that it does not make the same one again. Nothing is stored. */
export class RecentFiles {
  private readonly files = new Map<string, RecentFile>();

  /** The file of this key, if it is still the version with this tag. */
  find(key: string, tag: string): string | null {
    const found = this.files.get(key);
    return found?.tag === tag ? found.file : null;
  }

  /** Replaces an earlier version. Forgets the file that was made the longest ago if there are too many. */
  add(key: string, made: RecentFile): void {
    this.files.delete(key);
    this.files.set(key, made);
    const [oldest] = this.files.keys();
    if (this.files.size > MOST && oldest !== undefined) this.files.delete(oldest);
  }
}
