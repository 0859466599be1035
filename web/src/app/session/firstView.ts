/** What the dashboard shows first: the stored form of the student's document and of their current checklist. */
export interface FirstView {
  readonly uid: string;
  readonly user: unknown;
  /** The stage of the checklist. */
  readonly stageId: string;
  readonly checklist: unknown;
}

const FIRST_VIEW = "first-view";

/**
 * The student's first view as this device had it last. With it, a warm start renders before Firestore has started. Null
 * if another student was here last.
 */
export function keptFirstView(uid: string): FirstView | null {
  try {
    const kept: FirstView | null = JSON.parse(localStorage.getItem(FIRST_VIEW) ?? "null");
    return kept?.uid === uid ? kept : null;
  } catch {
    return null;
  }
}

export function keepFirstView(view: FirstView): void {
  try {
    localStorage.setItem(FIRST_VIEW, JSON.stringify(view));
  } catch {
    // Without room, every start is like the first.
  }
}

export function dropFirstView(): void {
  localStorage.removeItem(FIRST_VIEW);
}
