import type { CalendarFeed } from "@domain/calendar/calendarFeed";
import * as text from "@text/profile/calendarAddress";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../../ui/components/Button.tsx";
import { Dialog } from "../../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import type { CalendarFeedStore } from "./CalendarFeedStore.ts";

interface FeedLeaveProps {
  store: CalendarFeedStore;
  feed: CalendarFeed;
  /** The buttons are gone then, so the focus needs another place. */
  onEnded: () => void;
}

/** Replaces or ends the address. Each asks first, because calendars that use it stop getting dates. */
export const FeedLeave = observer(function FeedLeave({ store, feed, onEnded }: FeedLeaveProps) {
  const [asked, setAsked] = useState<"replace" | "end" | null>(null);
  const { busy, last } = store;
  const isReplacing = asked === "replace";

  async function handleConfirm() {
    setAsked(null);
    if (isReplacing) await store.make({ kinds: feed.kinds, zone: feed.zone });
    else if (await store.end()) onEnded();
  }

  return (
    <div className="address__part">
      <div className="address__buttons">
        <Button variant="quiet" busy={busy === "make"} busyLabel={text.making} onClick={() => setAsked("replace")}>
          {text.replace}
        </Button>
        <Button variant="danger-quiet" busy={busy === "end"} busyLabel={text.ending} onClick={() => setAsked("end")}>
          {text.end}
        </Button>
      </div>
      <ErrorNote>{last?.act === "make" || last?.act === "end" ? last.failure : null}</ErrorNote>
      <Dialog
        title={isReplacing ? text.replaceTitle : text.endTitle}
        text={isReplacing ? text.replaceText : text.endText}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {text.keep}
            </Button>
            <Button onClick={handleConfirm}>{isReplacing ? text.replace : text.end}</Button>
          </>
        }
      />
    </div>
  );
});
