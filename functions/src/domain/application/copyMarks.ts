/**
 * The fields of an entry that were copied into the real form, as one line of text: `position:1k3z9d organization:0ab `.
 * Each has a hash of the text at that time, so a later change shows.
 */
export type CopyMarks = string;
export type CopyState = "open" | "copied" | "changed";

export function copyStateOf(marks: CopyMarks, fieldId: string, text: string): CopyState {
  const sum = parse(marks).get(fieldId);
  if (sum === undefined) return "open";
  return sum === sumOf(text) ? "copied" : "changed";
}

export function markCopied(marks: CopyMarks, fieldId: string, text: string): CopyMarks {
  return format(parse(marks).set(fieldId, sumOf(text)));
}

function parse(marks: CopyMarks): Map<string, string> {
  return new Map(
    marks
      .split(" ")
      .filter(Boolean)
      .map((mark) => {
        const [fieldId = "", sum = ""] = mark.split(":");
        return [fieldId, sum];
      }),
  );
}

function format(sums: ReadonlyMap<string, string>): CopyMarks {
  return Array.from(sums, ([fieldId, sum]) => `${fieldId}:${sum} `).join("");
}

/** Fowler–Noll–Vo hash in 32 bits. It detects changed text and is not meant for security. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}
