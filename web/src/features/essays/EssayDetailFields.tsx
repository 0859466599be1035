import { ESSAY_KINDS, type EssayKind, LENGTH_UNITS } from "@domain/essay/essay";
import { suggestedDueDay } from "@domain/essay/essayDue";
import { type EssayDetailsText, readOwner } from "@domain/essay/essayForm";
import { serviceLimit } from "@domain/essay/serviceEssays";
import type { DashboardItem } from "@domain/shared/stage";
import { kinds } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { FieldOf } from "../../ui/forms/useForm.ts";
import { ownerName, ownerOptions } from "../../views/essayOwners.ts";
import { fieldOf, fillField } from "./fillField.ts";

interface EssayDetailFieldsProps {
  track: DashboardItem;
  today: string;
  initial: EssayDetailsText;
  field: FieldOf<keyof EssayDetailsText>;
}

/** What describes an essay. A school suggests the due day, and a service the limit, while these are empty. */
export const EssayDetailFields = observer(function EssayDetailFields(props: EssayDetailFieldsProps) {
  const { track, today, initial, field } = props;
  const { schools } = usePlan();
  const [owner, setOwner] = useState(initial.owner);
  const [kind, setKind] = useState(initial.kind);
  const known = serviceLimit(readOwner(owner).service, kindOf(kind));
  const options = ownerOptions(track, schools.rows);
  const isListed = owner === "" || options.some(({ value }) => value === owner);

  function handleOwner({ currentTarget: { form, value } }: FormEvent<HTMLSelectElement>) {
    setOwner(value);
    // A service has no essay about itself.
    if (readOwner(value).service !== null && valueIn(form, "kind") === "why-school") {
      fillField(form, "kind", "personal-statement", true);
    }
    suggest(form);
  }

  function handleKind({ currentTarget: { form, value } }: FormEvent<HTMLSelectElement>) {
    setKind(value);
    suggest(form);
  }

  function suggest(form: HTMLFormElement | null) {
    const { service, school_id } = readOwner(valueIn(form, "owner"));
    const limit = serviceLimit(service, kindOf(valueIn(form, "kind")));
    if (limit && fillField(form, "limit", String(limit.most))) fillField(form, "limit_unit", limit.unit, true);
    const school = schools.rows.find(({ id }) => id === school_id);
    const day = school ? suggestedDueDay(school, today) : null;
    if (day !== null) fillField(form, "due_on", day);
  }

  return (
    <div className="essay-details">
      <SelectField
        label={text.goesTo}
        {...field("owner")}
        options={[
          { value: "", label: text.nowhereYet },
          ...options,
          ...(isListed ? [] : [{ value: owner, label: ownerName(readOwner(owner), schools.rows) }]),
        ]}
        onInput={handleOwner}
      />
      <SelectField
        label={text.kind}
        {...field("kind")}
        options={ESSAY_KINDS.map((value) => ({ value, label: kinds[value] }))}
        onInput={handleKind}
      />
      <Field
        label={text.limit}
        {...field("limit")}
        inputMode="numeric"
        autoComplete="off"
        optional
        hint={
          known ? (
            <span className="essay-details__rule">
              {text.serviceAccepts[known.unit](known.form, known.most)} <RuleCard rule={known.rule} />
            </span>
          ) : (
            text.limitHint
          )
        }
      />
      <SelectField
        label={text.limitUnit}
        {...field("limit_unit")}
        options={LENGTH_UNITS.map((value) => ({ value, label: text.units[value] }))}
      />
      <Field
        label={text.dueDay}
        {...field("due_on")}
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        optional
        hint={text.dueHint}
      />
    </div>
  );
});

function valueIn(form: HTMLFormElement | null, name: string): string {
  return fieldOf(form, name)?.value ?? "";
}

function kindOf(value: string): EssayKind {
  return ESSAY_KINDS.find((kind) => kind === value) ?? "other";
}
