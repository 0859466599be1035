import { title } from "@text/waiting";
import { Loading } from "../../components/Loading.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";

/** Stands while nobody knows yet who is here, or while a screen is on its way. */
export function WaitingScreen() {
  return (
    <GateLayout title={title}>
      <Loading what="Cairn" shape="page" />
    </GateLayout>
  );
}
