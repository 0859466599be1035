import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { RowBoundary } from "../../ui/components/RowBoundary.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useDragRows } from "../../ui/components/useDragRows.ts";
import { useGlide } from "../../ui/components/useGlide.ts";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { Entry } from "../../views/applicationView.ts";
import { EntryRow } from "./EntryRow.tsx";
import { StarSwap } from "./StarSwap.tsx";

interface EntryListProps {
  form: ApplicationForm;
  entries: readonly Entry[];
}

/**
 * The entries. A drag, a menu, or Alt with an arrow key changes their order, unless the form sorts them by date itself.
 */
export const EntryList = observer(function EntryList({ form, entries }: EntryListProps) {
  const { application, experiences } = usePlan();
  const { name, stars, order: orderedBy } = FORM_LIMITS[form];
  const list = useRef<HTMLOListElement>(null);
  const isStill = useRef(false);
  const showToast = useToast();
  const [news, setNews] = useState("");
  /** The entry to star, although all of the form's stars are used. */
  const [wantsStar, setWantsStar] = useState<Entry | null>(null);
  // A newly chosen order shows before the store reports it.
  const [order, choose] = useEcho(entries.map(({ id }) => id).join(" "));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = order.split(" ").filter((id) => byId.has(id));
  const { draggedId, styleOf, handleGrip } = useDragRows(list, ids, handleDrop);
  useGlide(list, order, isStill);

  function moveTo(id: string, place: number) {
    const wanted = ids.filter((other) => other !== id).toSpliced(place, 0, id);
    choose(wanted.join(" "), application.arrange(form, wanted));
    setNews(text.moved(byId.get(id)?.record.experienceName ?? "", place + 1, ids.length));
  }

  function handleDrop(id: string, place: number) {
    // The rows are already in their places.
    isStill.current = true;
    moveTo(id, place);
  }

  function handleLeaveOut({ id, row, record }: Entry) {
    const place = ids.indexOf(id);
    focusEntry(ids[place + 1] ?? ids[place - 1]);
    void application.leaveOut(form, id);
    showToast(text.leftOut(record.experienceName), () => void application.restore(form, row));
  }

  function focusEntry(id: string | undefined) {
    if (id === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] .entry__toggle`)?.focus();
  }

  function handleStar(entry: Entry) {
    const isStarred = entry.record.meaningfulExperiences;
    const starred = entries.filter(({ record }) => record.meaningfulExperiences).length;
    if (!isStarred && stars && starred >= stars.count) setWantsStar(entry);
    else void experiences.change(entry.id, { meaningfulExperiences: !isStarred });
  }

  function handleSwap(from: string) {
    if (wantsStar) {
      void experiences.change(from, { meaningfulExperiences: false });
      void experiences.change(wantsStar.id, { meaningfulExperiences: true });
    }
    setWantsStar(null);
  }

  return (
    <>
      {entries.length > 1 && orderedBy !== "student" && (
        <p className="entries__order quiet">{text.orderedBy[orderedBy](name)}</p>
      )}
      <ol ref={list} className="entries" data-dragging={draggedId !== null || undefined}>
        {ids.map((id, place) => {
          const entry = byId.get(id);
          return (
            entry && (
              <RowBoundary key={id} as="li" name={entry.record.experienceName} of={entry.record}>
                <EntryRow
                  form={form}
                  entry={entry}
                  place={place}
                  count={ids.length}
                  canMove={ids.length > 1 && orderedBy !== "date"}
                  onMove={(by) => moveTo(id, place + by)}
                  onGrip={(event) => handleGrip(id, event)}
                  isDragged={draggedId === id}
                  style={styleOf(id)}
                  onStar={() => handleStar(entry)}
                  onLeaveOut={() => handleLeaveOut(entry)}
                />
              </RowBoundary>
            )
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {stars && wantsStar && (
        <StarSwap
          form={form}
          stars={stars}
          wanted={wantsStar.record.experienceName}
          starred={entries.filter(({ record }) => record.meaningfulExperiences)}
          onSwap={handleSwap}
          onClose={() => setWantsStar(null)}
        />
      )}
    </>
  );
});
