import * as text from "@text/layout/frame";
import { WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { useWhenKept } from "../../ui/components/useWhenKept.ts";

/** Says that the server cannot be reached, and what becomes of the student's changes until then. */
export const OfflineBar = observer(function OfflineBar() {
  const { connection, device } = useStores();
  const keptWrites = useKeptWrites(connection.waitingWrites);
  return (
    <div role="status">
      {!(connection.isOnline && connection.isReachable) && (
        <p className="offline-bar">
          <WifiOff className="icon" aria-hidden />
          {connection.isOnline ? text.unreachable : text.offline}{" "}
          {whatBecomesOfChanges(keptWrites, device.isWithoutCache)}
          {connection.isMissingLists && ` ${text.restFollows}`}
        </p>
      )}
    </div>
  );
});

/** How many of the waiting writes survive a reload. */
function useKeptWrites(waitingWrites: number): number {
  const whenKept = useWhenKept();
  const [keptWrites, setKeptWrites] = useState(0);

  useEffect(() => {
    let isLatest = true;
    void whenKept().then(() => isLatest && setKeptWrites(waitingWrites));
    return () => {
      isLatest = false;
    };
  }, [whenKept, waitingWrites]);

  return keptWrites;
}

function whatBecomesOfChanges(keptWrites: number, isWithoutCache: boolean): string {
  if (isWithoutCache) return text.changesNotKept;
  return keptWrites === 0 ? text.changesKept : text.changesWaiting(keptWrites);
}
