import { newComment } from "@text/layout/navigation";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { hasShareKeys } from "../../features/sharing/shareKeys.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";

/**
 * A mark on the Profile link: a reader has commented on what the student shares. Only a device with the key to a share
 * looks for comments, and keeps the live ones up to date.
 */
export const SharingMark = observer(function SharingMark() {
  const { session } = useStores();
  const { shares, user } = usePlan();
  const { uid } = session;
  const isRegistered = user.user !== null;

  useEffect(() => {
    if (isRegistered && uid !== null && hasShareKeys(uid)) shares.load();
  }, [shares, isRegistered, uid]);

  if (!shares.value?.hasNews) return null;
  return (
    <span className="nav__mark">
      <span className="visually-hidden">{newComment}</span>
    </span>
  );
});
