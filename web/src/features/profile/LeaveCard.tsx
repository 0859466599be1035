import * as text from "@text/profile/leave";
import { LogOut, MonitorOff, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { messageOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import "./LeaveCard.css";

/** The hash that links to logging out. */
const LOG_OUT_HASH = "#log-out";

type Way = "here" | "everywhere";

/** Log out of this device, log out of all devices, and delete the account. */
export const LeaveCard = observer(function LeaveCard() {
  const stores = useStores();
  const { account, guest, session } = stores;
  const { hash, key } = useLocation();
  const logOutButton = useRef<HTMLButtonElement>(null);
  const [leaving, setLeaving] = useState<Way | null>(null);
  /** The action that waits for confirmation, because some changes have not been sent. */
  const [unsynced, setUnsynced] = useState<Way | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  // The hash focuses the button, also the second time. Only the student presses it.
  useOnChange(hash + key, () => {
    if (hash === LOG_OUT_HASH) logOutButton.current?.focus();
  });

  async function handleLogOut(way: Way) {
    if (leaving !== null) return;
    // A guest cannot return to the plan, so a dialog warns first.
    if (session.student?.isGuest) return guest.ask("leave");
    setLeaving(way);
    if (await stores.isPlanSynced()) return leave(way);
    setLeaving(null);
    setUnsynced(way);
  }

  async function leave(way: Way) {
    setUnsynced(null);
    setLeaving(way);
    setError(null);
    try {
      if (way === "here") {
        // While the server still takes the call. If it fails, the push service tells the server.
        await stores.reminders.forgetDevice().catch(() => undefined);
        await account.signOut();
      } else await account.signOutEverywhere();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setLeaving(null);
    }
  }

  return (
    <Card className="leave-card" heading={text.leave}>
      <div className="card__body leave">
        <div className="leave__part">
          <Button
            ref={logOutButton}
            variant="quiet"
            busy={leaving === "here"}
            busyLabel={text.loggingOut}
            onClick={() => handleLogOut("here")}
          >
            <LogOut className="icon" aria-hidden />
            {text.logOut}
          </Button>
          <p className="quiet">{text.logOutHint}</p>
        </div>
        {!session.student?.isGuest && (
          <div className="leave__part">
            <Button
              variant="quiet"
              busy={leaving === "everywhere"}
              busyLabel={text.loggingOut}
              onClick={() => handleLogOut("everywhere")}
            >
              <MonitorOff className="icon" aria-hidden />
              {text.logOutEverywhere}
            </Button>
            <p className="quiet">{text.logOutEverywhereHint}</p>
          </div>
        )}
        <ErrorNote>{error}</ErrorNote>
        <div className="leave__part leave__part--last">
          <Button variant="danger-quiet" onClick={() => setIsDeleting(true)}>
            <Trash2 className="icon" aria-hidden />
            {text.deleteAccount}
          </Button>
          <p className="quiet">{text.deleteAccountHint}</p>
        </div>
      </div>
      <Dialog
        title={text.unsentChanges}
        text={text.unsentChangesHint}
        isOpen={unsynced !== null}
        onClose={() => setUnsynced(null)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setUnsynced(null)}>
              {text.stay}
            </Button>
            <Button onClick={() => unsynced && leave(unsynced)}>{text.logOutAnyway}</Button>
          </>
        }
      />
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  );
});
