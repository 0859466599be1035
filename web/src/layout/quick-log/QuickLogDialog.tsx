import { localDayOf } from "@domain/calendarDay";
import { cancel } from "@text/common";
import * as text from "@text/layout/quickLog";
import { observer } from "mobx-react-lite";
import { useId } from "react";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { Loading } from "../../components/Loading.tsx";
import { useStores } from "../../stores/useStores.ts";
import { QuickLogForm } from "./QuickLogForm.tsx";
import { useQuickLog } from "./useQuickLog.ts";

/** Three fields and Enter: an experience, the hours, and today unless it was another day. */
export const QuickLogDialog = observer(function QuickLogDialog({ onClose }: { onClose: () => void }) {
  const { experiences, session } = useStores();
  const id = useId();
  const log = useQuickLog();

  return (
    <Dialog
      title={text.logHours}
      text={text.whatItDoes}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
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
          id={id}
          uid={session.openUid ?? ""}
          today={localDayOf(new Date())}
          entries={experiences.entries}
          onLog={log}
          onLogged={onClose}
        />
      )}
    </Dialog>
  );
});
