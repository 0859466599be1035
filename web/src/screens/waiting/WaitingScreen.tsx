import * as text from "@text/waiting";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Loading } from "../../components/Loading.tsx";
import { Notice } from "../../components/Notice.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";

/** How long a start may take before a reload is offered, in milliseconds. */
const SLOW = 10_000;
/** One waiting screen follows another as a start goes on; a pause longer than this begins a new wait. */
const PAUSE = 1_000;

let began = 0;
let lastShown = Number.NEGATIVE_INFINITY;

/** Shows until Cairn knows who is here, and while a screen is loading. */
export function WaitingScreen() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const now = performance.now();
    if (now - lastShown > PAUSE) began = now;
    const timer = setTimeout(setIsSlow, began + SLOW - now, true);
    return () => {
      clearTimeout(timer);
      lastShown = performance.now();
    };
  }, []);

  return (
    <GateLayout title={text.title}>
      {isSlow && (
        <Notice
          icon={Hourglass}
          role="status"
          action={<Button onClick={() => location.reload()}>{text.reload}</Button>}
        >
          {text.slow}
        </Notice>
      )}
      <Loading what="Cairn" shape="page" />
    </GateLayout>
  );
}
