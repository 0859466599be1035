import { checklistItemName } from "@domain/checklist/checklist";
import { JOURNAL_TEXT_LIMIT, journal } from "@domain/journal/journal";
import { linkAddress, SAVED_GROUPS, SAVED_NOTE_LENGTH, savedResource } from "@domain/resource/savedResource";
import { webAddress } from "@domain/resource/webAddress";
import { isCalendarDay } from "@domain/shared/calendarDay";
import * as text from "@text/add";
import * as z from "zod/mini";
import type { Share } from "./readShare.ts";

/** What a share can become. */
export const KINDS = ["task", "resource", "journal"] as const;
export type Kind = (typeof KINDS)[number];

/** The longest task name. */
export const TASK_LENGTH = 200;
/** From here on, a text without a link is rather a journal entry than a task, in characters. */
const LONG_TEXT = 140;

const day = z.string().check(z.refine((typed) => typed === "" || isCalendarDay(typed), text.enterDay));
const address = z.pipe(
  z.string(),
  z.pipe(
    z.transform((typed: string) => webAddress(typed) ?? typed),
    linkAddress,
  ),
);

/** The fields of each kind, as typed. The form sends those of all kinds, and each schema takes its own. */
export const addForms = {
  task: z.object({ task: checklistItemName, due: day }),
  resource: z.object({
    title: savedResource.shape.title.check(z.minLength(1, text.giveTitle)),
    url: address,
    group: z.enum(SAVED_GROUPS),
    note: savedResource.shape.note,
  }),
  journal: z.object({
    entryTitle: journal.shape.title,
    entry: z.string().check(z.trim(), z.minLength(1, text.writeEntry), z.maxLength(JOURNAL_TEXT_LIMIT)),
  }),
};

/** What the form begins with. */
export interface Prefilled {
  readonly kind: Kind;
  readonly task: string;
  /** The task has no room for the link. */
  readonly leavesLinkOut: boolean;
  readonly title: string;
  readonly note: string;
  readonly entryTitle: string;
  readonly entry: string;
}

export function prefilled(share: Share): Prefilled {
  const { title, text: words, url } = share;
  // Where the link has a field of its own, the text need not repeat it.
  const others = words.replace(url, "").trim();
  const name = title || (others.split("\n")[0] ?? "").trim();
  const withLink = [name, url].filter(Boolean).join(" ");
  const leavesLinkOut = withLink.length > TASK_LENGTH && url !== "";
  const entryParts = [words === name && title === "" ? "" : words, words.includes(url) ? "" : url];
  return {
    kind: kindOf(share),
    task: (leavesLinkOut ? name : withLink).slice(0, TASK_LENGTH),
    leavesLinkOut,
    title: name.slice(0, TASK_LENGTH) || hostOf(url),
    note: others === name ? "" : others.slice(0, SAVED_NOTE_LENGTH),
    entryTitle: title,
    entry: entryParts.filter(Boolean).join("\n\n") || words,
  };
}

function kindOf({ text: words, url }: Share): Kind {
  if (url !== "") return "resource";
  return words.length > LONG_TEXT ? "journal" : "task";
}

function hostOf(url: string): string {
  return url === "" ? "" : new URL(url).hostname.replace(/^www\./, "");
}
