import * as text from "@text/waiting";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { Waiting } from "./Waiting.tsx";

/** Shows until Cairn knows who is here, and while a page outside of the signed-in frame is loading. */
export function WaitingScreen() {
  return (
    <GateLayout title={text.title}>
      <Waiting />
    </GateLayout>
  );
}
