import * as z from "zod/mini";
import { recordKind } from "../shared/recordKind.ts";
import { rowList } from "../shared/rowList.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { ESSAY_TEXT_LIMIT } from "./essay.ts";

/** The most versions of one essay. Security rules repeat it. */
export const VERSION_LIMIT = 50;
/** The most bytes of all texts of one essay's versions. Firestore's limit is 1 MiB for the document. */
export const VERSIONS_SIZE = 900_000;
export const VERSION_NAME_LIMIT = 80;
/** A session that ends this soon after the last one continues it, in milliseconds. */
const SAME_SESSION = 10 * 60_000;
/** An edit is large if it takes away this many words and this share of the text. */
const LARGE_CUT = { words: 40, share: 0.25 };

/** Why a version was saved. */
export const VERSION_REASONS = ["named", "session", "change", "conflict", "restore"] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** An earlier text of an essay. */
export const essayVersion = z.object({
  /** When the text was saved, in milliseconds. */
  at: z.int().check(z.minimum(0)),
  /** The name the student gave it; "" without a name. */
  name: z.string().check(z.maxLength(VERSION_NAME_LIMIT, atMostCharacters(VERSION_NAME_LIMIT))),
  reason: z.enum(VERSION_REASONS),
  text: z.string().check(z.maxLength(ESSAY_TEXT_LIMIT)),
});
export type EssayVersion = z.infer<typeof essayVersion>;

export const essayVersionKind = recordKind(essayVersion, ["at", "text"], { at: 0, name: "", reason: "session" });

/** `users/{uid}/essayVersions/{essayId}`: the versions of one essay in one document. */
export const essayVersionList = rowList(essayVersion, VERSION_LIMIT);

type Versions = Readonly<Record<string, EssayVersion>>;

/** The versions with their ids, the newest first. */
export function newestFirst(versions: Versions): readonly (EssayVersion & { readonly id: string })[] {
  return Object.entries(versions)
    .map(([id, version]) => ({ ...version, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

/**
 * The versions to delete so that one more fits: the oldest without a name first, then the oldest with a name. `id`: of
 * the new version, which may replace one.
 */
export function versionsToDrop(versions: Versions, id: string, added: EssayVersion): readonly string[] {
  const others = newestFirst(versions).filter((version) => version.id !== id);
  const inOrder = [...others.filter(({ name }) => name !== ""), ...others.filter(({ name }) => name === "")];
  const dropped: string[] = [];
  let count = others.length + 1;
  let size = others.reduce((sum, version) => sum + bytesOf(version), bytesOf(added));
  for (const oldest of inOrder.toReversed()) {
    if (count <= VERSION_LIMIT && size <= VERSIONS_SIZE) break;
    dropped.push(oldest.id);
    count -= 1;
    size -= bytesOf(oldest);
  }
  return dropped;
}

/**
 * Where to keep the text at the end of a session. Null if it is kept already or empty; the id of the last session's
 * version if that was only minutes ago; otherwise `freshId`.
 */
export function sessionVersionId(versions: Versions, text: string, now: number, freshId: string): string | null {
  if (text.trim() === "") return null;
  const [last] = newestFirst(versions);
  if (last?.text === text) return null;
  const continues = last?.reason === "session" && last.name === "" && now - last.at < SAME_SESSION;
  return continues ? last.id : freshId;
}

/** Whether an edit takes so much away that the text before it is worth keeping. */
export function isLargeCut(before: string, after: string): boolean {
  const left = new Map<string, number>();
  for (const word of wordsIn(after)) left.set(word, (left.get(word) ?? 0) + 1);
  const had = wordsIn(before);
  let lost = 0;
  for (const word of had) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else lost += 1;
  }
  return lost >= LARGE_CUT.words && lost >= had.length * LARGE_CUT.share;
}

function wordsIn(text: string): readonly string[] {
  return text.match(/\S+/g) ?? [];
}

/** The text, its name and what Firestore adds to each. */
function bytesOf({ text, name }: EssayVersion): number {
  return new TextEncoder().encode(text + name).length + 200;
}
