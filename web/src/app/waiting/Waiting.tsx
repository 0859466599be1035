import * as text from "@text/waiting";
import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

/** How long the app may take to start before a reload is offered, in milliseconds. */
const SLOW = 10_000;
/** During a start, several waits follow each other. A gap longer than this, in milliseconds, begins a new wait. */
const PAUSE = 1_000;

let began = 0;
let lastShown = Number.NEGATIVE_INFINITY;

/** Shown while a page loads. */
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
