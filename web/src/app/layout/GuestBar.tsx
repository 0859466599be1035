import * as text from "@text/layout/frame";
import * as sample from "@text/sample";
import { Footprints } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useFirstStores } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import "./GuestBar.css";

/** Tells a guest on every page where the plan is stored until there is an account, or which sample it is. */
export const GuestBar = observer(function GuestBar() {
  const { guest, session } = useStores();
  const { user } = useFirstStores();
  const { sampleName } = user;
  if (!session.student?.isGuest) return null;
  if (sampleName !== null) {
    return (
      <section className="guest-bar" aria-label={sample.samplePlan}>
        <p className="guest-bar__text">
          <Footprints className="icon" aria-hidden />
          {sample.whoseSample(sampleName)}
        </p>
        <Button variant="text" onClick={() => guest.ask("start-own")}>
          {sample.startOwn}
        </Button>
      </section>
    );
  }
  return (
    <section className="guest-bar" aria-label={text.guestPlan}>
      <p className="guest-bar__text">
        <Footprints className="icon" aria-hidden />
        {text.guestPlanLives}
      </p>
      <Button variant="text" onClick={() => guest.ask("keep")}>
        {text.keepPlan}
      </Button>
    </section>
  );
});
