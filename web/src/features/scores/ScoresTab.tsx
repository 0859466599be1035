import type { Changes } from "@domain/records/recordChanges";
import type { Score, ScoreTest } from "@domain/score/score";
import { localDayOf } from "@domain/shared/calendarDay";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/scores";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { useAddress } from "../../ui/useAddress.ts";
import { AttemptNote } from "./AttemptNote.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { ScoreForm } from "./ScoreForm.tsx";
import { type ScoreRow, ScoreTable } from "./ScoreTable.tsx";
import "./ScoresTab.css";

const TESTS_OF: Readonly<Record<DashboardItem, readonly [ScoreTest, ...ScoreTest[]]>> = {
  HS: ["GPA", "SAT", "ACT"],
  PM: ["MCAT"],
  PD: ["DAT"],
};

/** The results, their chart, and last the form for a new one. */
export const ScoresTab = observer(function ScoresTab({ track }: TrackerTabProps) {
  const { scores } = usePlan();
  if (scores.list.failure !== null) return <ErrorNote retry={scores.list.retry}>{scores.list.failure}</ErrorNote>;
  if (scores.list.status !== "ready") return <Loading what={text.yourScores} />;
  return <OpenScores tests={TESTS_OF[track]} />;
});

const OpenScores = observer(function OpenScores({ tests }: { tests: readonly [ScoreTest, ...ScoreTest[]] }) {
  const { session } = useStores();
  const { scores, trackerSettings } = usePlan();
  const toast = useToast();
  const today = localDayOf(useNow());
  const { settings } = trackerSettings;
  const [isShown, showScores] = useEcho(settings.display_scores ?? true);
  const [params, put] = useAddress();
  const chosen = tests.find((each) => each === params.get("test")) ?? tests[0];
  const [edited, setEditing] = useState<ScoreRow | null>(null);
  const editing = scores.rows.find(({ id }) => id === edited?.id) ?? edited;
  const form = useRef<HTMLDivElement>(null);
  const test = editing?.test ?? chosen;
  const uid = session.uid ?? "";

  useEffect(() => {
    if (edited) form.current?.querySelector<HTMLElement>("form input")?.focus();
  }, [edited]);

  function handleAdd() {
    // The form for a new score replaces the one with the focus.
    flushSync(() => setEditing(null));
    form.current?.querySelector<HTMLElement>("select, form input")?.focus();
  }

  function endEdit() {
    const id = editing?.id;
    setEditing(null);
    // The button that opened the form is still there.
    document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
  }

  async function handleSave(row: Score, changes: Changes<Score>): Promise<boolean> {
    const name = text.testNames[row.test];
    if (editing) {
      toast(text.saved(name));
      const isThere = scores.rows.some(({ id }) => id === editing.id);
      return isThere ? scores.change(editing.id, changes) : scores.replace(editing.id, row);
    }
    const added = scores.add(row);
    if (added === null) return false;
    toast(row.kind === "planned" ? text.addedToCalendar(name) : text.added(name));
    return added;
  }

  function handleRemove(row: (typeof scores.rows)[number], name: string) {
    if (editing?.id === row.id) setEditing(null);
    void scores.remove(row.id);
    toast(text.deleted(name), () => void scores.restore(row));
  }

  function handleTarget(of: ScoreTest, target: number | null): Promise<boolean> {
    toast(target === null ? text.goalRemoved(text.testNames[of]) : text.goalSet(text.testNames[of]));
    return trackerSettings.change({ [`score_targets.${of}`]: target ?? undefined });
  }

  return (
    <div className="scores">
      <ErrorNote>{scores.list.saveError ?? trackerSettings.saveError}</ErrorNote>
      <CardBoundary name={text.scores}>
        <ScoreTable
          rows={scores.rows}
          today={today}
          isShown={isShown}
          onShow={(next) => showScores(next, trackerSettings.change({ display_scores: next }))}
          onAdd={handleAdd}
          onEdit={setEditing}
          onRemove={handleRemove}
        />
      </CardBoundary>
      <div className="scores__grid">
        <CardBoundary name={text.chart}>
          <ChartCard
            uid={uid}
            rows={scores.rows}
            tests={tests}
            test={test}
            settings={settings}
            isShown={isShown}
            onTarget={handleTarget}
          />
        </CardBoundary>
        <Card heading={editing ? text.editScore : text.addScore}>
          <div ref={form} className="card__body scores__form">
            {!editing && tests.length > 1 && (
              <SelectField
                label={text.scoreType}
                name="test"
                value={chosen}
                options={tests.map((each) => ({ value: each, label: text.testNames[each] }))}
                onChange={({ target: { value } }) => put("test", value === tests[0] ? null : value)}
              />
            )}
            <AttemptNote test={test} rows={scores.rows} today={today} />
            <ScoreForm
              key={editing?.id ?? test}
              uid={uid}
              test={test}
              row={editing}
              onSave={handleSave}
              {...(editing && { onClose: endEdit })}
            />
          </div>
        </Card>
      </div>
    </div>
  );
});
