import * as text from "@text/dashboard/overview";
import { MessageCircle } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { buttonClass } from "../../components/buttonClass.ts";
import { Notice } from "../../components/Notice.tsx";
import { SUPPORT } from "../../paths.ts";
import { usePlan } from "../../stores/usePlan.ts";

/** Says that support has answered, with the way to the answer. The region stays, so that an answer is read out as it comes. */
export const SupportAnswerNote = observer(function SupportAnswerNote() {
  const { newAnswer } = usePlan().support;
  return (
    <div role="status" className="dashboard__answer">
      {newAnswer && (
        <Notice
          icon={MessageCircle}
          action={
            <Link className={buttonClass("quiet")} to={`${SUPPORT}#message-${newAnswer.id}`}>
              {text.readAnswer}
            </Link>
          }
        >
          {text.supportAnswered(newAnswer.subject)}
        </Notice>
      )}
    </div>
  );
});
