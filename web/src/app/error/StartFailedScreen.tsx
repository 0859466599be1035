import * as text from "@text/error";
import type { ReactNode } from "react";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";

/** The app could not load its project configuration, so nothing else works yet. */
export function StartFailedScreen({ children }: { children: ReactNode }) {
  return (
    <GateLayout title={text.notConnected}>
      <h1>{text.couldNotStart}</h1>
      <p className="gate__lead">{text.nothingLost}</p>
      <ErrorNote retry={() => location.reload()}>{children}</ErrorNote>
    </GateLayout>
  );
}
