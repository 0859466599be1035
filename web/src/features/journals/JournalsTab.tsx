import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/journals";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { EntryEditor } from "./EntryEditor.tsx";
import { EntryList } from "./EntryList.tsx";
import { TrashedEntry } from "./TrashedEntry.tsx";
import { useLinkables } from "./useLinkables.ts";
import "./JournalsTab.css";

/** The journal: a page to write on at once, and the entries next to it. */
export const JournalsTab = observer(function JournalsTab() {
  const { journals } = usePlan();
  const { status } = journals;
  const today = localDayOf(useNow());

  useEffect(() => journals.load(), [journals]);
  useEffect(() => {
    if (status === "ready") journals.removeGone(today);
  }, [journals, status, today]);

  if (status === "closed" || status === "loading") return <Loading what={text.yourJournal} shape="rows" />;
  return (
    <>
      {/* The student can write even if the entries fail to load. */}
      <ErrorNote retry={journals.retry}>{journals.failure}</ErrorNote>
      <Desk today={today} />
    </>
  );
});

const Desk = observer(function Desk({ today }: { today: string }) {
  const { journals } = usePlan();
  const [params] = useSearchParams();
  const put = usePutInAddress();
  const [freshId, setFreshId] = useState(() => journals.unfinishedId ?? journals.newId());
  const linkables = useLinkables();
  const [writes, setWrites] = useState(() => journals.unfinishedId !== null);
  const place = useRef<HTMLDivElement>(null);
  const named = params.get("entry");
  const id = named ?? freshId;
  const entry = journals.find(id);
  /** A narrow page shows the entries first, and the empty page once it is asked for. */
  const isFolded = named === null && !writes && journals.entries.length > 0;
  // The first entry, from here or from another device, must not fold the page under the student's hands.
  if (named === null && !isFolded && !writes) setWrites(true);

  /** Adds a history entry, so that Back shows the previous entry. */
  function open(entryId: string | null) {
    put({ entry: entryId }, { leavesStep: true });
  }

  function handleNew() {
    setWrites(true);
    setFreshId(journals.newId());
    open(null);
  }

  function handleWrite() {
    flushSync(() => setWrites(true));
    place.current?.querySelector<HTMLElement>("textarea")?.focus();
  }

  return (
    <div ref={place} className="journal" data-folded={isFolded || undefined}>
      {isFolded && (
        <Button className="journal__write" onClick={handleWrite}>
          <Plus className="icon" aria-hidden />
          {text.newEntry}
        </Button>
      )}
      {entry && entry.deleted_on !== null ? (
        <TrashedEntry entry={entry} linkables={linkables} onNew={handleNew} />
      ) : (
        <CardBoundary key={id} name={text.entry}>
          <EntryEditor id={id} today={today} linkables={linkables} onNew={handleNew} />
        </CardBoundary>
      )}
      <CardBoundary name={text.entries}>
        <EntryList openId={id} linkables={linkables} onOpen={open} />
      </CardBoundary>
    </div>
  );
});
