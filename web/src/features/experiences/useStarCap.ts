import type { DashboardItem } from "@domain/shared/stage";
import { useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useServices } from "../../stores/useServices.ts";
import { type Stars, starsOf } from "../../views/stars.ts";

interface Question {
  readonly stars: Stars;
  readonly starred: readonly { readonly id: string; readonly experienceName: string }[];
  readonly answer: (isRoom: boolean) => void;
}

export interface StarCap {
  /** The application's stars; null if it has no stars. */
  readonly stars: Stars | null;
  readonly starredCount: number;
  /** Set while the dialog asks which experience gives up its star. */
  readonly question: Question | null;
  /** Resolves with whether one more may be starred. At the limit, the student picks which one gives up its star. */
  readonly makeRoom: () => Promise<boolean>;
  readonly swap: (id: string) => void;
  readonly leave: () => void;
}

/** Keeps the number of stars within the limit of the student's applications. Use it in an observer. */
export function useStarCap(track: DashboardItem): StarCap {
  const { experiences } = usePlan();
  const [question, setQuestion] = useState<Question | null>(null);
  const { services } = useServices(track);
  const stars = starsOf(services);
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
