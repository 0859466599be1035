import * as text from "@text/tracker/packet";
import { Printer } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { useAddress } from "../../ui/useAddress.ts";
import type { PacketPrinterProps } from "./PacketPrinter.tsx";

/** The packet's code, loaded when the student is about to print. */
const PacketPrinter = onDemand<PacketPrinterProps>(async () => (await import("./PacketPrinter.tsx")).PacketPrinter);

/** Prints the whole application with one press, or at once if the address says `?print=all`, as the search does. */
export function PacketButton({ track }: TrackerTabProps) {
  const [params, put] = useAddress();
  const [phase, setPhase] = useState<"idle" | "preparing" | "printed">("idle");
  const isAsked = params.get("print") === "all";

  useEffect(() => {
    if (!isAsked) return;
    // Removed before printing, so that a reload does not print again.
    put("print", null);
    setPhase("preparing");
  }, [isAsked, put]);

  // A phone prints after `window.print` has returned, so the packet stays until the student does something else.
  useEffect(() => {
    if (phase !== "printed") return;
    const controller = new AbortController();
    for (const event of ["keydown", "pointerdown"]) {
      addEventListener(event, () => setPhase("idle"), { signal: controller.signal, capture: true });
    }
    return () => controller.abort();
  }, [phase]);

  const handlePrinted = useCallback(() => setPhase("printed"), []);

  return (
    <>
      <Button
        variant="quiet"
        title={text.printAllHint}
        busy={phase === "preparing"}
        busyLabel={text.preparing}
        {...preparing(PacketPrinter)}
        onClick={() => setPhase("preparing")}
      >
        <Printer className="icon" aria-hidden />
        {text.printAll}
      </Button>
      {phase !== "idle" && <PacketPrinter track={track} onPrinted={handlePrinted} />}
    </>
  );
}
