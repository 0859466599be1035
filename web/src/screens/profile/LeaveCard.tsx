import { LogOut, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { messageOf } from "../../errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { DeleteAccountDialog } from "./DeleteAccountDialog.tsx";
import "./LeaveCard.css";

/** The two ways out. */
export function LeaveCard() {
  const { account, guest, session } = useStores();
  const [leaving, setLeaving] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function handleLogOut() {
    // A guest cannot come back to the plan, and is told so first.
    if (session.isGuest) return guest.ask("leave");
    setLeaving(true);
    setError(null);
    try {
      await account.signOut();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Card heading="Leave">
      <div className="card__body leave">
        <div className="leave__buttons">
          <Button variant="quiet" busy={leaving} busyLabel="Logging out" onClick={handleLogOut}>
            <LogOut className="icon" aria-hidden />
            Log Out
          </Button>
          <Button variant="danger-quiet" onClick={() => setIsDeleting(true)}>
            <Trash2 className="icon" aria-hidden />
            Delete Account
          </Button>
        </div>
        <ErrorNote>{error}</ErrorNote>
      </div>
      <DeleteAccountDialog isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </Card>
  );
}
