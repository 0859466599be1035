import { collecting } from "@text/profile/data";
import { CircleCheck, Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useDownload } from "./useDownload.ts";

/** The button that saves everything as a file, and the result. */
export const DownloadPlan = observer(function DownloadPlan({ label }: { label: string }) {
  const { busy, done, error, start } = useDownload();
  return (
    <>
      <Button variant="quiet" busy={busy} busyLabel={collecting} onClick={start}>
        <Download className="icon" aria-hidden />
        {label}
      </Button>
      <div role="status">
        {done !== null && (
          <Notice icon={CircleCheck} tone="ok">
            {done}
          </Notice>
        )}
      </div>
      <ErrorNote>{error}</ErrorNote>
    </>
  );
});
