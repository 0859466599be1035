import { packetOf } from "@text/tracker/packet";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { Packet } from "./Packet.tsx";
import { usePacketData } from "./usePacketData.ts";

export interface PacketPrinterProps extends TrackerTabProps {
  /** Called after the browser's print dialog has opened. */
  onPrinted: () => void;
}

/** Loads what a packet needs, renders it, and prints it once. */
export const PacketPrinter = observer(function PacketPrinter({ track, onPrinted }: PacketPrinterProps) {
  const { user } = usePlan();
  const { stores, failure, retry } = usePacketData();
  const title = packetOf(user.user?.display_name ?? "");
  const isReady = stores !== null;

  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    // Printing waits for no font.
    void document.fonts.ready.then(() => {
      if (!isWanted) return;
      printAs(title);
      onPrinted();
    });
    return () => {
      isWanted = false;
    };
  }, [isReady, title, onPrinted]);

  if (failure !== null) return <ErrorNote retry={retry}>{failure}</ErrorNote>;
  return stores && <Packet track={track} title={title} stores={stores} />;
});

/** Browsers suggest the page's title as the name of the PDF. */
function printAs(title: string): void {
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
