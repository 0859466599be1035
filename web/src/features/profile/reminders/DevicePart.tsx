import * as text from "@text/profile/reminders";
import { BellOff, CircleCheck, Smartphone } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Button } from "../../../ui/components/Button.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { useToast } from "../../../ui/components/Toast.tsx";
import { dayText } from "../../../views/dayText.ts";
import type { RemindersStore } from "./RemindersStore.ts";

interface DevicePartProps {
  store: RemindersStore;
}

/** Notifications on this device, and the devices that have them. */
export const DevicePart = observer(function DevicePart({ store }: DevicePartProps) {
  const showToast = useToast();
  const { devices, saveError, thisDeviceId } = store;

  async function handleRemove(id: string, label: string) {
    if (await store.removeDevice(id)) showToast(text.deviceRemoved(label));
  }

  return (
    <section className="reminders__part" aria-labelledby="reminders-push">
      <h3 id="reminders-push">{text.push}</h3>
      <p className="quiet">{text.pushHint}</p>
      <ThisDevice store={store} />
      <ErrorNote>{saveError?.place === "device" && saveError.message}</ErrorNote>
      {devices.length > 0 && (
        <div className="reminders__devices">
          <h4 id="reminders-devices">{text.devices}</h4>
          <ul aria-labelledby="reminders-devices">
            {devices.map(({ id, label, addedOn }) => (
              <li key={id} className="reminders__device">
                <span>
                  {label || text.deviceLabel(text.someBrowser, text.someDevice)}
                  {id === thisDeviceId && ` (${text.thisDevice})`}
                  <span className="reminders__since">{text.addedOn(dayText(addedOn))}</span>
                </span>
                {id !== thisDeviceId && (
                  <Button
                    variant="text"
                    aria-label={text.removeDeviceNamed(label)}
                    onClick={() => void handleRemove(id, label)}
                  >
                    {text.removeDevice}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
});

/** On or off here; or why neither is possible, and what to do. */
const ThisDevice = observer(function ThisDevice({ store }: DevicePartProps) {
  const { canPush, isAdding, permission, thisDeviceId, wasDismissed } = store;

  if (thisDeviceId !== null) {
    return (
      <div className="reminders__here">
        <p className="reminders__on">
          <CircleCheck className="icon" aria-hidden />
          {text.isOn}
        </p>
        <Button variant="quiet" onClick={() => void store.removeDevice(thisDeviceId)}>
          {text.turnOff}
        </Button>
      </div>
    );
  }
  if (!canPush) {
    return <Notice icon={Smartphone}>{isApplePhone() ? text.addToHomeScreen : text.cannotPush}</Notice>;
  }
  if (permission === "denied") {
    return (
      <Notice icon={BellOff} tone="warn">
        {text.isBlocked}
      </Notice>
    );
  }
  return (
    <>
      <div className="reminders__here">
        <p>{text.isOff}</p>
        <Button variant="quiet" busy={isAdding} busyLabel={text.turningOn} onClick={() => void store.addThisDevice()}>
          {text.turnOn}
        </Button>
      </div>
      <p className="quiet" role="status">
        {wasDismissed && text.notAllowed}
      </p>
    </>
  );
});

/** An iPad says that it is a Mac, but a Mac has no touch screen. */
function isApplePhone(): boolean {
  const { maxTouchPoints, userAgent } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
}
