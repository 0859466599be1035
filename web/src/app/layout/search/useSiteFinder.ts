import { localDayOf } from "@domain/shared/calendarDay";
import { reaction } from "mobx";
import { useCallback, useContext, useEffect, useState } from "react";
import { messageOf, unreachable } from "../../../base/errors.ts";
import type { Plan } from "../../../stores/Plan.ts";
import { PlanContext } from "../../../stores/usePlan.ts";
import type { FoundGroup, SiteFinder } from "./siteFinder.ts";

export interface Found {
  /** Null until the search is ready. */
  readonly find: SiteFinder | null;
  /** Offered while nothing is typed. */
  readonly first: readonly FoundGroup[];
  readonly failure: string | null;
  readonly retry: () => void;
}

type Built = Omit<Found, "retry">;

const NOTHING: Built = { find: null, first: [], failure: null };
/** Groups record changes that follow each other closely, as in an import. In milliseconds. */
const TOGETHER = 300;

/**
 * Searches everything the student can reach. The engine and the content load when it is first used. From then on it
 * follows changes in the records. Nothing leaves the browser.
 */
export function useSiteFinder(isUsed: boolean, isAsked: boolean): Found {
  const plan = useContext(PlanContext);
  const [found, setFound] = useState<Built>(NOTHING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (!isUsed || !plan) return;
    askFor(plan);
    let latest = 0;
    async function build(records: ReturnType<typeof recordsOf>) {
      latest += 1;
      const turn = latest;
      try {
        const { everything } = await import("./everything.ts");
        const next = await everything(records, localDayOf(new Date()));
        if (turn === latest) setFound({ ...next, failure: null });
      } catch (error) {
        if (turn === latest) setFound((before) => ({ ...before, failure: messageOf(unreachable(error)) }));
      }
    }
    const stop = reaction(
      () => recordsOf(plan),
      (records) => void build(records),
      { fireImmediately: true, delay: TOGETHER },
    );
    return () => {
      latest += 1;
      stop();
    };
  }, [isUsed, plan, attempt]);

  useEffect(() => {
    if (isAsked && plan) askForAll(plan);
  }, [isAsked, plan]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...found, retry };
}

/** Reads one document, which opening the search may cost. Those of essays and letters are read for the calendar. */
function askFor({ courses, essays, letters }: Plan): void {
  courses.list.load();
  letters.load();
  // Without its code, the essays are missing from the results. Everything else is found.
  essays.load();
}

/**
 * Reads one document for each entry or message, so only once the student has typed something. Experiences are found by
 * their summary, and by their other text once a screen has read them.
 */
function askForAll({ journals, essays, practices, season, support }: Plan): void {
  // Without its code, the search lacks these rows and nothing else.
  practices.load();
  journals.load();
  season.load();
  essays.loaded().then(
    (store) => store.load(),
    () => undefined,
  );
  support.load();
}

function recordsOf(plan: Plan) {
  const { user, experiences, scores, schools, season, courses, letters, journals, essays } = plan;
  const { checklists, support, savedResources, practices } = plan;
  return {
    track: user.user?.dashboard_item ?? "HS",
    experiences: experiences.entries,
    details: experiences.records,
    scores: scores.rows,
    schools: schools.rows,
    courses: courses.rows,
    letters: letters.value?.rows ?? [],
    interviews: season.value?.interviews.rows ?? [],
    journals: journals.entries,
    essays: essays.value?.rows ?? [],
    essayTexts: essays.value?.records ?? [],
    tasks: checklists.current.rows,
    earlierTasks: checklists.previous?.rows ?? [],
    threads: support.threads,
    practices: practices.value?.rows ?? [],
    saved: savedResources.rows,
  };
}
