/** The prefix of a device's note about the student's calendar address, before the uid. */
const NOTE = "calendar-feed";

/** The address as this device got it. The server has no copy, so other devices cannot show it. */
export interface CalendarFeedNote {
  readonly path: string;
  /** Which of the student's addresses it is. */
  readonly created_at: string;
}

export function keepFeedNote(uid: string, { path, created_at }: CalendarFeedNote): void {
  localStorage.setItem(`${NOTE}/${uid}`, JSON.stringify({ path, created_at }));
}

/** Null if this device has no note. */
export function keptFeedNote(uid: string): CalendarFeedNote | null {
  try {
    const { path, created_at } = Object(JSON.parse(localStorage.getItem(`${NOTE}/${uid}`) ?? ""));
    return typeof path === "string" && typeof created_at === "string" ? { path, created_at } : null;
  } catch {
    return null;
  }
}

export function dropFeedNote(uid: string): void {
  localStorage.removeItem(`${NOTE}/${uid}`);
}

/** The plan leaves this device. Who knows an address can read the calendar, so all of them leave with it. */
export function dropFeedNotes(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${NOTE}/`)) localStorage.removeItem(key);
}
