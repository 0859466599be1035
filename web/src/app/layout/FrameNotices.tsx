import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { ClockNotice } from "./ClockNotice.tsx";
import { DeviceNotice } from "./DeviceNotice.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";

/** What few pages have to say about the device, its clock and the app's version. */
export const FrameNotices = observer(function FrameNotices() {
  const { device } = useStores();
  return (
    <>
      {(device.isCacheSilent || device.isWithoutCache) && <DeviceNotice />}
      {device.serverTime !== null && <ClockNotice serverTime={device.serverTime} />}
      <UpdateNotice />
    </>
  );
});
