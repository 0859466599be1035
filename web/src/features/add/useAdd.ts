import { newJournal } from "@domain/journal/journal";
import type { SavedGroup } from "@domain/resource/savedResource";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/add";
import type * as z from "zod/mini";
import { AppError } from "../../base/errors.ts";
import { DASHBOARD, RESOURCES, TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import type { addForms, Kind } from "./addForms.ts";

type Typed = { readonly [Name in Kind]: z.infer<(typeof addForms)[Name]> };

/** Something that was added: where it is, whether the server took it, and what a refusal says. */
export interface Adding {
  readonly path: string;
  readonly written: Promise<boolean>;
  readonly refusal: () => string | null;
}

/** Turns what was typed into a task, a saved resource or a journal entry. Works offline. Call it in an observer. */
export function useAdd(): { readonly [Name in Kind]: (typed: Typed[Name]) => Adding } {
  const { checklists, journals, savedResources } = usePlan();
  const { current } = checklists;

  return {
    task({ task, due }) {
      if (current.status !== "ready") throw new AppError("not-loaded", text.notReady);
      return {
        path: DASHBOARD,
        written: current.addOwn(task, due || null),
        refusal: () => current.saveError,
      };
    },
    resource({ title, url, group, note }) {
      return {
        path: savedPath(group),
        written: savedResources.saveLink({ title, url, savedGroup: group, note }),
        refusal: () => savedResources.list.saveError,
      };
    },
    journal({ entryTitle, entry }) {
      const id = journals.newId();
      const now = new Date();
      return {
        path: `${TRACKER}/journals?entry=${id}`,
        written: journals.put(id, { ...newJournal(localDayOf(now), now.getTime()), title: entryTitle, text: entry }),
        refusal: () => journals.saveError,
      };
    },
  };
}

function savedPath(group: SavedGroup): string {
  return `${RESOURCES}/saved?group=${group}`;
}
