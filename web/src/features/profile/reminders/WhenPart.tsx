import { EARLIEST_HOUR } from "@domain/reminder/reminderSettings";
import { LOCALE } from "@domain/shared/language";
import * as text from "@text/profile/reminders";
import { observer } from "mobx-react-lite";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import type { RemindersStore } from "./RemindersStore.ts";

const HOURS = optionsOf(24, { hour: "numeric" }, (hour) => Date.UTC(2026, 0, 4, hour)).slice(EARLIEST_HOUR);
/** From Sunday, January 4, 2026. */
const WEEKDAYS = optionsOf(7, { weekday: "long" }, (day) => Date.UTC(2026, 0, 4 + day));

/** The hour, on the clocks of a time zone, and the day of a weekly email. */
export const WhenPart = observer(function WhenPart({ store }: { store: RemindersStore }) {
  const { saveError, settings } = store;
  const { email, hour, weekday, zone } = settings;
  const here = store.zoneHere;
  const zones = [...new Set([zone, here, ...Intl.supportedValuesOf("timeZone")])];

  return (
    <section className="reminders__part" aria-labelledby="reminders-when">
      <h3 id="reminders-when">{text.when}</h3>
      <div className="reminders__fields">
        <SelectField
          label={text.hour}
          name="reminder-hour"
          options={HOURS}
          value={String(Math.max(hour, EARLIEST_HOUR))}
          onChange={({ target }) => void store.save("when", { hour: Number(target.value) })}
        />
        <SelectField
          label={text.zone}
          name="reminder-zone"
          options={zones.map((value) => ({ value, label: nameOf(value) }))}
          value={zone}
          hint={zone === here ? undefined : text.zoneHere(nameOf(here))}
          onChange={({ target }) => void store.save("when", { zone: target.value })}
        />
        {email === "weekly" && (
          <SelectField
            label={text.weekday}
            name="reminder-weekday"
            options={WEEKDAYS}
            value={String(weekday)}
            onChange={({ target }) => void store.save("when", { weekday: Number(target.value) })}
          />
        )}
      </div>
      <ErrorNote>{saveError?.place === "when" && saveError.message}</ErrorNote>
    </section>
  );
});

function nameOf(zone: string): string {
  return zone.replaceAll("_", " ");
}

function optionsOf(count: number, parts: Intl.DateTimeFormatOptions, timeOf: (index: number) => number) {
  const format = new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: "UTC" });
  return Array.from({ length: count }, (_, index) => ({ value: String(index), label: format.format(timeOf(index)) }));
}
