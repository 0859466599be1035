import type { ReactNode } from "react";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";

/** The app could not learn which project it belongs to, so there is nothing behind this page yet. */
export function StartFailedScreen({ children }: { children: ReactNode }) {
  return (
    <GateLayout title="Not connected">
      <h1>Cairn could not start</h1>
      <p className="gate__lead">Nothing you have written is lost.</p>
      <ErrorNote retry={() => location.reload()}>{children}</ErrorNote>
    </GateLayout>
  );
}
