import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/kept";
import { Archive } from "lucide-react";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { keptElsewhere, keptSentence } from "../../views/keptElsewhere.ts";

/** One line for each other track with something in it, so that nothing seems deleted. */
export const KeptElsewhere = observer(function KeptElsewhere({ shown }: { shown: DashboardItem }) {
  const { user, schools, scores } = usePlan();
  const showToast = useToast();
  const own = user.user?.track ?? shown;

  function handleShow(track: DashboardItem) {
    void user.setDashboardItem(track);
    showToast(text.nowShows(track), () => void user.setDashboardItem(shown));
  }

  return keptElsewhere({ schools: schools.rows, scores: scores.rows }, shown, own).map((kept) => (
    <Notice
      key={kept.track}
      icon={Archive}
      action={
        <Button variant="text" onClick={() => handleShow(kept.track)}>
          {text.show}
        </Button>
      }
    >
      {keptSentence(kept)}
    </Notice>
  ));
});
