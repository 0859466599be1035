import * as text from "@text/layout/device";
import { DatabaseZap, HardDrive } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

/**
 * For a browser without a usable copy of the plan: says what works without storage, or offers to start without a broken
 * cache.
 */
export const DeviceNotice = observer(function DeviceNotice() {
  const { device } = useStores();
  if (device.isCacheSilent)
    return (
      <Notice
        icon={DatabaseZap}
        tone="warn"
        role="alert"
        action={<Button onClick={device.startWithoutCache}>{text.startWithoutCopy}</Button>}
      >
        {text.copyIsSilent}
      </Notice>
    );
  return (
    <Notice icon={HardDrive} tone="warn" role="status">
      {device.hasChosenNoCache ? text.openedWithoutCopy : text.keepsNothing}
    </Notice>
  );
});
