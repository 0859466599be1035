import * as text from "@text/sharing/sharing";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";

/** Guests cannot share. Says why, and offers to keep the plan. */
export function GuestSharing() {
  const { guest } = useStores();
  return (
    <Card heading={text.guestHeading}>
      <div className="card__body sharing__guest">
        <p>{text.guestReason}</p>
        <Button onClick={() => guest.ask("keep")}>{text.keepPlan}</Button>
      </div>
    </Card>
  );
}
