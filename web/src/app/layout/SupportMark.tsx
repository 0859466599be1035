import { newAnswer } from "@text/layout/navigation";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";

/** A mark on the Support link: there is an answer that the student has not seen on this device. */
export const SupportMark = observer(function SupportMark() {
  const { support, user } = usePlan();
  const isRegistered = user.user !== null;

  useEffect(() => {
    if (isRegistered) support.watchAnswers();
  }, [support, isRegistered]);

  if (!support.newAnswer) return null;
  return (
    <span className="nav__mark">
      <span className="visually-hidden">{newAnswer}</span>
    </span>
  );
});
