import { newComment } from "@text/layout/navigation";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";

/** A mark on the Profile link: somebody has commented on what the student shares. */
export const SharingMark = observer(function SharingMark() {
  const { shares, user } = usePlan();
  const isRegistered = user.user !== null;

  useEffect(() => {
    if (isRegistered) shares.watch();
  }, [shares, isRegistered]);

  if (!shares.hasNews) return null;
  return (
    <span className="nav__mark">
      <span className="visually-hidden">{newComment}</span>
    </span>
  );
});
