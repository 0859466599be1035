import * as text from "@text/dashboard/news";
import { MessageCircle } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { SUPPORT } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Notice } from "../../ui/components/Notice.tsx";

/** Says that support has answered, with a link to the answer. */
export const SupportAnswerNote = observer(function SupportAnswerNote() {
  const { newAnswer } = usePlan().support;
  if (!newAnswer) return null;
  return (
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
  );
});
