import { US_ZONES } from "@domain/season/stateZones";
import * as text from "@text/timeZones";

/** The device's time zone. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zones of the United States first, then every other zone the browser knows. */
export function zoneOptions(current: string): readonly { readonly value: string; readonly label: string }[] {
  const others = [...new Set([current, ownZone(), ...Intl.supportedValuesOf("timeZone")])].filter(
    (zone) => !US_ZONES.some((known) => known === zone),
  );
  return [
    ...US_ZONES.map((zone) => ({ value: zone, label: text.zones[zone] })),
    ...others.sort().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") })),
  ];
}
