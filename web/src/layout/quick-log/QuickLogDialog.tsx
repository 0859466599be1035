import { localDayOf } from "@domain/shared/calendarDay";
import { cancel } from "@text/common";
import * as text from "@text/layout/quickLog";
import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Loading } from "../../components/Loading.tsx";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { QuickLogForm, type QuickLogFormHandle } from "./QuickLogForm.tsx";
import { useQuickLog } from "./useQuickLog.ts";

interface QuickLogDialogProps {
  /** The day the hours were given, where it is known; else today. */
  day?: string;
  onClose: () => void;
}

/** Three fields and Enter: an experience, the hours, and today unless it was another day. */
export const QuickLogDialog = observer(function QuickLogDialog({ day, onClose }: QuickLogDialogProps) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const id = useId();
  const form = useRef<QuickLogFormHandle>(null);
  const log = useQuickLog();

  /** Escape and Cancel: what was typed is not wanted. A draft is for a page that went away. */
  function handleLeave() {
    form.current?.discard();
    onClose();
  }

  return (
    <Dialog
      title={text.logHours}
      text={text.whatItDoes}
      isOpen
      onClose={handleLeave}
      actions={
        <>
          <Button variant="quiet" onClick={handleLeave}>
            {cancel}
          </Button>
          <Button type="submit" form={id}>
            {text.logHours}
          </Button>
        </>
      }
    >
      {experiences.summaryStatus === "loading" ? (
        <Loading what={text.experiences} />
      ) : (
        <QuickLogForm
          ref={form}
          id={id}
          uid={session.openUid ?? ""}
          day={day ?? localDayOf(new Date())}
          draftName={day === undefined ? "quick-log" : `quick-log/${day}`}
          entries={experiences.entries}
          onLog={log}
          onLogged={onClose}
        />
      )}
    </Dialog>
  );
});
