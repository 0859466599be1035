import * as text from "@text/waiting";
import { GateLayout } from "../../ui/GateLayout.tsx";
import { Waiting } from "./Waiting.tsx";

/** Shown until the session is known, and while a page outside of the signed-in frame loads. */
export function WaitingScreen() {
  return (
    <GateLayout title={text.title}>
      <Waiting />
    </GateLayout>
  );
}
