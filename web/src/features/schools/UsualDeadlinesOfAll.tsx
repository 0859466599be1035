import * as text from "@text/tracker/usualDeadlines";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useUsualDeadlines } from "./useUsualDeadlines.ts";

/** Adds the usual deadline to every school of the list that lacks it, in one press. */
export const UsualDeadlinesOfAll = observer(function UsualDeadlinesOfAll(props: { rows: readonly SchoolRecord[] }) {
  const { proposed, add } = useUsualDeadlines(props.rows);
  const showToast = useToast();
  if (proposed.length === 0) return null;
  return (
    <div className="schools__usual">
      <p>{text.lackDeadline(proposed.length)}</p>
      <Button variant="quiet" onClick={() => showToast(text.added(proposed.length), add())}>
        {text.addAll}
      </Button>
    </div>
  );
});
