type Notes = typeof import("./notes.ts");

let notes: Notes | null = null;

/** The notes of what the server has not answered. They come behind what the student came for. */
export async function loadNotes(): Promise<Notes> {
  notes ??= await import("./notes.ts");
  return notes;
}

export const noteChange: Notes["noteChange"] = (...change) => tell((there) => there.noteChange(...change));

export const forgetChange: Notes["forgetChange"] = (path) => tell((there) => there.forgetChange(path));

/** At once where they are there, since the page may be gone a moment later. A write does not wait for them. */
function tell(act: (there: Notes) => void): void {
  if (notes) act(notes);
  else void loadNotes().then(act, () => undefined);
}
