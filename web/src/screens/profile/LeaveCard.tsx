import { LogOut, MonitorOff, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { messageOf } from "../../errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import "./LeaveCard.css";

type Way = "here" | "everywhere";

/** The ways out: from this device, from all of them, and for good. */
export const LeaveCard = observer(function LeaveCard() {
  const stores = useStores();
  const { account, guest, session } = stores;
  const [leaving, setLeaving] = useState<Way | null>(null);
  /** The way out that waits for the student's word on changes that have not been sent. */
  const [unsynced, setUnsynced] = useState<Way | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleLogOut(way: Way) {
    if (leaving !== null) return;
    // A guest cannot come back to the plan, and is told so first.
    if (session.isGuest) return guest.ask("leave");
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
      if (way === "here") await account.signOut();
      else await account.signOutEverywhere();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setLeaving(null);
    }
  }

  return (
    <Card className="leave-card" heading="Leave">
      <div className="card__body leave">
        <div className="leave__part">
          <Button
            variant="quiet"
            busy={leaving === "here"}
            busyLabel="Logging out"
            onClick={() => handleLogOut("here")}
          >
            <LogOut className="icon" aria-hidden />
            Log Out
          </Button>
          <p className="quiet">Ends your session on this device and takes your plan off it.</p>
        </div>
        {!session.isGuest && (
          <div className="leave__part">
            <Button
              variant="quiet"
              busy={leaving === "everywhere"}
              busyLabel="Logging out"
              onClick={() => handleLogOut("everywhere")}
            >
              <MonitorOff className="icon" aria-hidden />
              Log out on all devices
            </Button>
            <p className="quiet">
              For a lost phone or a school computer. Each device is told the next time it is used.
            </p>
          </div>
        )}
        <ErrorNote>{error}</ErrorNote>
        <div className="leave__part leave__part--last">
          <Button variant="danger-quiet" onClick={() => setIsDeleting(true)}>
            <Trash2 className="icon" aria-hidden />
            Delete Account
          </Button>
          <p className="quiet">Removes everything Cairn holds of you, and your login.</p>
        </div>
      </div>
      <Dialog
        title="Log out with unsent changes?"
        text="Some changes have not reached Cairn yet. They stay in this browser and are sent the next time you log in here. On other devices you will not see them before."
        isOpen={unsynced !== null}
        onClose={() => setUnsynced(null)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setUnsynced(null)}>
              Stay logged in
            </Button>
            <Button onClick={() => unsynced && leave(unsynced)}>Log out anyway</Button>
          </>
        }
      />
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  );
});
