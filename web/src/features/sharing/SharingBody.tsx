import { SHARE_PARTS } from "@domain/share/sharePart";
import { MEANT_FOR_KINDS } from "@domain/share/shareRow";
import * as text from "@text/sharing/sharing";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { NewShare } from "./NewShare.tsx";
import type { FirstChoice } from "./ShareForm.tsx";
import { ShareItem } from "./ShareItem.tsx";
import type { SharesStore } from "./SharesStore.ts";

/** The list of shares, and the form for a new one. An address such as `/sharing?part=hours` opens the form. */
export const SharingBody = observer(function SharingBody({ records }: { records: SharesStore }) {
  const [params, setParams] = useSearchParams();
  const asked = askedFor(params);
  const [isMaking, setIsMaking] = useState(false);
  const { rows } = records;
  const { user } = useFirstStores();
  const { session } = useStores();
  const isUnconfirmed = user.user?.is_unconfirmed;
  const isOpen = isMaking || asked !== null;

  useEffect(() => {
    if (isUnconfirmed) void session.tellConfirmed();
  }, [session, isUnconfirmed]);

  function handleClose() {
    setIsMaking(false);
    setParams({}, { replace: true });
  }

  return (
    <div className="sharing">
      <ErrorNote>{records.saveError}</ErrorNote>
      {isUnconfirmed && session.student?.email && !session.student.emailVerified && <p>{text.confirmFirst}</p>}
      {isOpen && <NewShare records={records} first={asked ?? {}} onClose={handleClose} />}
      <Card
        heading={text.yourShares}
        tools={
          <>
            {rows.length > 1 && <EndAll records={records} />}
            {rows.length > 0 && !isOpen && (
              <Button variant="quiet" onClick={() => setIsMaking(true)}>
                <Plus className="icon" aria-hidden />
                {text.newHeading}
              </Button>
            )}
          </>
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            heading={text.noShares}
            action={!isOpen && <Button onClick={() => setIsMaking(true)}>{text.newShare}</Button>}
          >
            {text.whatAppears}
          </EmptyState>
        ) : (
          <div className="card__body">
            <ul className="sharing__list">
              {rows.map((row) => (
                <li key={row.id}>
                  <ShareItem records={records} row={row} />
                </li>
              ))}
            </ul>
            <p className="quiet">{text.ownLooks}</p>
          </div>
        )}
      </Card>
    </div>
  );
});

/** What the address asks for: `?part=hours`, `?for=adviser`. */
function askedFor(params: URLSearchParams): FirstChoice | null {
  const part = SHARE_PARTS.find((key) => key === params.get("part"));
  const kind = MEANT_FOR_KINDS.find((each) => each === params.get("for"));
  if (!part && !kind) return null;
  return { ...(part && { parts: [part] }), ...(kind && { meant_for_kind: kind }) };
}

function EndAll({ records }: { records: SharesStore }) {
  const { connection } = useStores();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);

  async function handleEnd() {
    setIsAsking(false);
    await Promise.all(records.rows.map(records.end));
    showToast(connection.isOnline ? text.allEnded : text.endsLater);
  }

  return (
    <>
      <Button variant="text" onClick={() => setIsAsking(true)}>
        {text.endAll}
      </Button>
      <EndDialog title={text.endAllTitle} isOpen={isAsking} onClose={() => setIsAsking(false)} onEnd={handleEnd}>
        {text.endAllText}
      </EndDialog>
    </>
  );
}
