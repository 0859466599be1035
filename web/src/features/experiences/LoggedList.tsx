import type { DashboardItem } from "@domain/shared/stage";
import { done, select } from "@text/tracker/bulk";
import * as text from "@text/tracker/experienceList";
import { print } from "@text/tracker/exporting";
import { experiences } from "@text/tracker/hours";
import { Printer } from "lucide-react";
import { type RefObject, useCallback, useRef } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import { ExportCsv } from "../../ui/csv/ExportCsv.tsx";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import type { Stars } from "../../views/stars.ts";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { ExperienceTable } from "./ExperienceTable.tsx";
import { exportedExperiences } from "./exportedExperiences.ts";
import { usePicking } from "./usePicking.ts";
import type { RowActions } from "./useRowActions.ts";

const BulkBar = onDemand(async () => (await import("./BulkBar.tsx")).BulkBar);

interface LoggedListProps {
  /** The number of all entries, shown or not. */
  total: number;
  shown: readonly ExperienceRow<ExperienceRecord>[];
  track: DashboardItem;
  stars: Stars | null;
  actions: RowActions;
  countRef: RefObject<HTMLParagraphElement | null>;
}

/** How many are shown, the list itself, and the selection of several. */
export function LoggedList({ total, shown, track, stars, actions, countRef }: LoggedListProps) {
  const { picking, begin, end } = usePicking();
  const toggle = useRef<HTMLButtonElement>(null);
  const handleEnd = useCallback(() => {
    end();
    toggle.current?.focus();
  }, [end]);

  return (
    <>
      <div className="experience-log__line">
        <p ref={countRef} className="experience-log__count" role="status" tabIndex={-1}>
          {shown.length === total ? experiences(total) : text.someOf(shown.length, experiences(total))}
        </p>
        <div className="experience-log__take">
          <ExportCsv name="experiences" table={() => exportedExperiences(shown, track, stars)} />
          <Button variant="text" onClick={() => window.print()}>
            <Printer className="icon" aria-hidden />
            {print}
          </Button>
          <Button ref={toggle} variant="text" {...preparing(BulkBar)} onClick={picking ? end : begin}>
            {picking ? done : select}
          </Button>
        </div>
      </div>
      {picking && <BulkBar picking={picking} shown={shown} onEnd={handleEnd} />}
      <ExperienceTable rows={shown} track={track} stars={stars} actions={actions} picking={picking} />
    </>
  );
}
