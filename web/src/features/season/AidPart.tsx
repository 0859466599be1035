import { AID_FIELDS, AID_FORMS } from "@domain/season/season";
import { SEASON_RULES } from "@domain/season/seasonRules";
import * as text from "@text/tracker/season";
import { observer } from "mobx-react-lite";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { SeasonDay } from "./SeasonDay.tsx";
import type { SeasonOfSchool, SeasonStore } from "./SeasonStore.ts";

/** A college's aid forms: when each is due, and when it was sent. */
export const AidPart = observer(function AidPart({ records, each }: { records: SeasonStore; each: SeasonOfSchool }) {
  return (
    <section className="season-details__part">
      <h3 className="season-details__ruled">
        {text.aidForms}
        <RuleCard rule={SEASON_RULES.aidForms} />
      </h3>
      <p className="quiet">{text.aidFormsText}</p>
      <div className="season-details__fields">
        {AID_FORMS.flatMap((form) => [
          <SeasonDay
            key={`${form}-by`}
            records={records}
            each={each}
            field={AID_FIELDS[form].by}
            label={text.aidDue(text.aidNames[form])}
          />,
          <SeasonDay
            key={`${form}-sent`}
            records={records}
            each={each}
            field={AID_FIELDS[form].sent}
            label={text.aidSent(text.aidNames[form])}
          />,
        ])}
      </div>
    </section>
  );
});
