import * as text from "@text/sharing/sharing";
import { Button } from "../../components/Button.tsx";
import { Card } from "../../components/Card.tsx";
import { useStores } from "../../stores/useStores.ts";

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
