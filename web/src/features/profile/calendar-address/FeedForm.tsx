import { type CalendarFeedChoice, calendarFeedBody, FEED_KINDS, type FeedKind } from "@domain/calendar/calendarFeed";
import * as text from "@text/profile/calendarAddress";
import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/components/Button.tsx";
import { Choice } from "../../../ui/components/Choice.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { Notice } from "../../../ui/components/Notice.tsx";
import { ownZone, zoneOptions } from "../../../ui/components/timeZones.ts";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import type { CalendarFeedStore } from "./CalendarFeedStore.ts";

/** What the calendar shows and in which time zone; makes the address if the student has none yet. */
export const FeedForm = observer(function FeedForm({ store }: { store: CalendarFeedStore }) {
  const { feed, busy, last } = store;
  const id = useId();
  // What the student has changed. Everything else follows the stored choice.
  const [edited, setEdited] = useState<Partial<CalendarFeedChoice>>({});
  const { kinds, zone } = { kinds: [...FEED_KINDS], zone: ownZone(), ...feed, ...edited };
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof CalendarFeedChoice, string>>>>({});
  const act = feed ? "change" : "make";

  function handleKind(kind: FeedKind, isChosen: boolean) {
    const others = kinds.filter((other) => other !== kind);
    setEdited({ ...edited, kinds: isChosen ? [...others, kind] : others });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const choice = calendarFeedBody.safeParse({ kinds: FEED_KINDS.filter((kind) => kinds.includes(kind)), zone });
    if (!choice.success) {
      setProblems(Object.fromEntries(choice.error.issues.map(({ path, message }) => [String(path[0]), message])));
      return;
    }
    setProblems({});
    if (await store[act](choice.data)) setEdited({});
  }

  return (
    <form noValidate className="address__part" aria-label={text.contents} onSubmit={handleSubmit}>
      <fieldset aria-describedby={`${id}-open ${id}-kinds`}>
        <legend className="label">{text.contents}</legend>
        {FEED_KINDS.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            checked={kinds.includes(kind)}
            onChange={({ target }) => handleKind(kind, target.checked)}
          >
            {text.kinds[kind]}
          </Choice>
        ))}
        <p id={`${id}-open`} className="quiet">
          {text.openOnly}
        </p>
        <div id={`${id}-kinds`}>
          <ErrorNote>{problems.kinds}</ErrorNote>
        </div>
      </fieldset>
      <SelectField
        label={text.zone}
        name="zone"
        options={zoneOptions(zone)}
        value={zone}
        errors={problems.zone}
        onChange={({ target }) => setEdited({ ...edited, zone: target.value })}
      />
      <Button
        type="submit"
        variant={feed ? "quiet" : "solid"}
        busy={busy === act}
        busyLabel={feed ? undefined : text.making}
      >
        {feed ? text.save : text.make}
      </Button>
      <div role="status" className="address__status">
        {last?.act === "change" && last.failure === null && (
          <Notice icon={CircleCheck} tone="ok">
            {text.saved}
          </Notice>
        )}
      </div>
      <ErrorNote>{last?.act === act ? last.failure : null}</ErrorNote>
    </form>
  );
});
