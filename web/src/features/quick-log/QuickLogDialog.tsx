import { localDayOf } from "@domain/shared/calendarDay";
import { cancel } from "@text/common";
import * as text from "@text/layout/quickLog";
import { observer } from "mobx-react-lite";
import { useId, useRef } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { QuickLogForm, type QuickLogFormHandle } from "./QuickLogForm.tsx";
import { useQuickLog } from "./useQuickLog.ts";

interface QuickLogDialogProps {
  /** The day of the hours; today by default. */
  day?: string;
  onClose: () => void;
}

/** Three fields and Enter: an experience, the hours, and the day (today by default). */
export const QuickLogDialog = observer(function QuickLogDialog({ day, onClose }: QuickLogDialogProps) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const id = useId();
  const form = useRef<QuickLogFormHandle>(null);
  const log = useQuickLog();

  /** Escape and Cancel discard what was typed. Drafts are only for a page that was closed. */
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
