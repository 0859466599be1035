import type { DashboardItem } from "@domain/shared/stage";
import { useState } from "react";
import { usePlan } from "../../../stores/usePlan.ts";
import { type Stars, starsOf } from "./stars.ts";

interface Question {
  readonly stars: Stars;
  readonly starred: readonly { readonly id: string; readonly experienceName: string }[];
  readonly answer: (isRoom: boolean) => void;
}

export interface StarCap {
  /** What the application gives; null where it gives none. */
  readonly stars: Stars | null;
  readonly starredCount: number;
  /** Stands while the student is asked whose star goes. */
  readonly question: Question | null;
  /** Whether one more may be starred; over the cap the student says which one gives its star up. */
  readonly makeRoom: () => Promise<boolean>;
  readonly swap: (id: string) => void;
  readonly leave: () => void;
}

/** Keeps the stars within what the track's application gives. For an observer. */
export function useStarCap(track: DashboardItem): StarCap {
  const { experiences } = usePlan();
  const [question, setQuestion] = useState<Question | null>(null);
  const stars = starsOf(track);
  const starred = experiences.records.filter(({ meaningfulExperiences }) => meaningfulExperiences);

  function makeRoom(): Promise<boolean> {
    if (!stars || starred.length < stars.count) return Promise.resolve(true);
    return new Promise((answer) => setQuestion({ stars, starred, answer }));
  }

  function swap(id: string) {
    void experiences.change(id, { meaningfulExperiences: false });
    question?.answer(true);
    setQuestion(null);
  }

  function leave() {
    question?.answer(false);
    setQuestion(null);
  }

  return { stars, starredCount: starred.length, question, makeRoom, swap, leave };
}
