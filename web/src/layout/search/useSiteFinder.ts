import { localDayOf } from "@domain/shared/calendarDay";
import { reaction } from "mobx";
import { useCallback, useEffect, useState } from "react";
import { messageOf, unreachable } from "../../errors.ts";
import type { Plan } from "../../stores/Plan.ts";
import { usePlan } from "../../stores/usePlan.ts";
import type { FoundGroup, SiteFinder } from "./siteFinder.ts";

export interface Found {
  /** Null until the search is ready. */
  readonly find: SiteFinder | null;
  /** What is offered while nothing is typed. */
  readonly first: readonly FoundGroup[];
  readonly failure: string | null;
  readonly retry: () => void;
}

type Built = Omit<Found, "retry">;

const NOTHING: Built = { find: null, first: [], failure: null };
/** Records that change one after the other, as in an import, are taken together. In milliseconds. */
const TOGETHER = 300;

/**
 * The search over everything the student can reach. Its engine and the content come when it is first used; from then on
 * it follows what changes in the records. Nothing leaves the browser.
 */
export function useSiteFinder(isUsed: boolean, isAsked: boolean): Found {
  const plan = usePlan();
  const [found, setFound] = useState<Built>(NOTHING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (!isUsed) return;
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
    if (isAsked) askForAll(plan);
  }, [isAsked, plan]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...found, retry };
}

/** One document, which a look at the search may cost. */
function askFor({ courses }: Plan): void {
  courses.list.load();
}

/**
 * One document for each entry or message: only for a student who has typed something. Experiences are found by their
 * summary, and by the rest of what they say once a screen has read them.
 */
function askForAll({ journals, support }: Plan): void {
  journals.load();
  support.load();
}

function recordsOf(plan: Plan) {
  const { user, experiences, scores, schools, courses, journals, checklists, support, savedResources } = plan;
  return {
    track: user.user?.dashboard_item ?? "HS",
    experiences: experiences.entries,
    details: experiences.records,
    scores: scores.rows,
    schools: schools.rows,
    courses: courses.rows,
    journals: journals.entries,
    tasks: checklists.current.rows,
    earlierTasks: checklists.previous?.rows ?? [],
    threads: support.threads,
    saved: savedResources.rows,
  };
}
