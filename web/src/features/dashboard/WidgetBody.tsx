import { WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useStores } from "../../stores/useStores.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import "./WidgetBody.css";

interface WidgetBodyProps {
  /** The loading text, and the sentence for content that is not on this device. */
  waiting: { readonly loading: string; readonly notOnDevice: string };
  /** About as many rows as the content will have. */
  rows?: number;
  /** The stores the widget needs. */
  sources: readonly { readonly status: string; readonly failure: string | null; readonly retry: () => void }[];
  children: ReactNode;
}

/** A widget's content once all its sources are ready. Until then it says why they are not. */
export const WidgetBody = observer(function WidgetBody({ waiting, rows = 4, sources, children }: WidgetBodyProps) {
  const { connection } = useStores();
  const failed = sources.find(({ status }) => status === "failed");
  function handleRetry() {
    for (const { status, retry } of sources) if (status === "failed") retry();
  }

  if (failed) {
    return (
      <div className="widget-note">
        <ErrorNote retry={handleRetry}>{failed.failure}</ErrorNote>
      </div>
    );
  }
  if (sources.every(({ status }) => status === "ready")) return children;
  if (connection.isOnline) return <Loading what={waiting.loading} shape="rows" count={rows} />;
  return (
    <div className="widget-note">
      <Notice icon={WifiOff} tone="warn">
        {waiting.notOnDevice}
      </Notice>
    </div>
  );
});
