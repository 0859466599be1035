import * as text from "@text/layout/frame";
import { Footprints } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../components/Button.tsx";
import { useStores } from "../stores/useStores.ts";
import "./GuestBar.css";

/** Tells a guest on every page where the plan lives, until there is an account. */
export const GuestBar = observer(function GuestBar() {
  const { guest, session } = useStores();
  if (!session.isGuest) return null;
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
