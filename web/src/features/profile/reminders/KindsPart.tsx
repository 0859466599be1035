import { REMINDER_KINDS, type ReminderKind } from "@domain/reminder/reminderSettings";
import * as text from "@text/profile/reminders";
import { observer } from "mobx-react-lite";
import { Choice } from "../../../ui/components/Choice.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import type { RemindersStore } from "./RemindersStore.ts";

/** What the reminders are about. */
export const KindsPart = observer(function KindsPart({ store }: { store: RemindersStore }) {
  const { saveError, settings } = store;

  function handleChange(kind: ReminderKind, isChosen: boolean) {
    const chosen = new Set(settings.kinds);
    if (isChosen) chosen.add(kind);
    else chosen.delete(kind);
    void store.save("kinds", { kinds: REMINDER_KINDS.filter((known) => chosen.has(known)) });
  }

  return (
    <section className="reminders__part" aria-labelledby="reminders-kinds">
      <h3 id="reminders-kinds">{text.kindsLegend}</h3>
      <fieldset className="reminders__kinds" aria-labelledby="reminders-kinds">
        {REMINDER_KINDS.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            name={`reminder-${kind}`}
            checked={settings.kinds.includes(kind)}
            onChange={({ target }) => handleChange(kind, target.checked)}
          >
            {text.kinds[kind]}
          </Choice>
        ))}
      </fieldset>
      {settings.kinds.length === 0 && <p className="quiet">{text.noKind}</p>}
      <ErrorNote>{saveError?.place === "kinds" && saveError.message}</ErrorNote>
    </section>
  );
});
