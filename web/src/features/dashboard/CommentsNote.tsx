import * as text from "@text/dashboard/news";
import { MessageCircle } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link } from "react-router-dom";
import { SHARING } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Notice } from "../../ui/components/Notice.tsx";

/** Says that a reader has commented on what the student shares. */
export const CommentsNote = observer(function CommentsNote() {
  const { shares } = usePlan();
  if (!shares.value?.hasNews) return null;
  return (
    <Notice
      icon={MessageCircle}
      action={
        <Link className={buttonClass("quiet")} to={SHARING}>
          {text.readComment}
        </Link>
      }
    >
      {text.readerCommented}
    </Notice>
  );
});
