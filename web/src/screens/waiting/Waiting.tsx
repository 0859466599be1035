import * as text from "@text/waiting";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { Loading } from "../../components/Loading.tsx";
import { Notice } from "../../components/Notice.tsx";

/** How long a start may take before a reload is offered, in milliseconds. */
const SLOW = 10_000;
/** One wait follows another as a start goes on; a pause longer than this begins a new wait. */
const PAUSE = 1_000;

let began = 0;
let lastShown = Number.NEGATIVE_INFINITY;

/** Stands for a page that is loading. */
export function Waiting() {
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
    <>
      {isSlow && (
        <div className="page-head">
          <Notice
            icon={Hourglass}
            role="status"
            action={<Button onClick={() => location.reload()}>{text.reload}</Button>}
          >
            {text.slow}
          </Notice>
        </div>
      )}
      <Loading what="Cairn" shape="page" />
    </>
  );
}
