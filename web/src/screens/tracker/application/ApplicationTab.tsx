import { APPLICATION_FORMS, type ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS, TARGET_FORM } from "@domain/application/formLimits";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { buttonClass } from "../../../components/buttonClass.ts";
import { Card } from "../../../components/Card.tsx";
import { EmptyState } from "../../../components/EmptyState.tsx";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { Loading } from "../../../components/Loading.tsx";
import { useNow } from "../../../components/useNow.ts";
import { SelectField } from "../../../forms/SelectField.tsx";
import { TRACKER } from "../../../paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import type { TrackerTabProps } from "../TrackerTabProps.ts";
import { useAddress } from "../useAddress.ts";
import { AddEntries } from "./AddEntries.tsx";
import { ApplicationTools } from "./ApplicationTools.tsx";
import { entriesOf } from "./applicationView.ts";
import { ChoiceSummary } from "./ChoiceSummary.tsx";
import { EntryList } from "./EntryList.tsx";
import { PrintedApplication } from "./PrintedApplication.tsx";
import "./ApplicationTab.css";

/** The chosen experiences, laid out as the real form asks for them. */
export const ApplicationTab = observer(function ApplicationTab({ track }: TrackerTabProps) {
  const [search, put] = useAddress();
  const target = TARGET_FORM[track];
  const form = APPLICATION_FORMS.find((known) => known === search.get("form")) ?? target;
  const forms = [target, ...APPLICATION_FORMS.filter((other) => other !== target)];

  return (
    <div className="application">
      <div className="application__head">
        <h2>{text.myApplication}</h2>
        <SelectField
          label={text.applicationForm}
          name="form"
          value={form}
          options={forms.map((id) => ({ value: id, label: FORM_LIMITS[id].name }))}
          onChange={({ target: { value } }) => put("form", value === target ? null : value)}
        />
      </div>
      <FormChoice key={form} form={form} />
    </div>
  );
});

const FormChoice = observer(function FormChoice({ form }: { form: ApplicationForm }) {
  const { application, experiences, trackerSettings } = usePlan();
  const list = application.listOf(form);
  const today = localDayOf(useNow());
  const asOf = trackerSettings.settings.apply_date ?? today;

  useEffect(() => {
    experiences.load();
    list.load();
  }, [list, experiences]);

  const failure = experiences.failure ?? list.failure;
  if (failure !== null) {
    return (
      <ErrorNote
        retry={() => {
          experiences.retry();
          list.retry();
        }}
      >
        {failure}
      </ErrorNote>
    );
  }
  if (experiences.status !== "ready" || list.status !== "ready") {
    return <Loading what={text.yourApplication} shape="rows" />;
  }
  const { records } = experiences;
  if (records.length === 0) return <NothingLogged form={form} />;
  const rows = application.rowsOf(form);
  const entries = entriesOf(form, rows, records, asOf);
  const chosen = new Set(rows.map(({ id }) => id));
  const { name } = FORM_LIMITS[form];
  return (
    <>
      <ErrorNote>{list.saveError ?? experiences.saveError}</ErrorNote>
      <Card heading={text.entriesOf(name)} tools={<ApplicationTools form={form} entries={entries} />}>
        <ChoiceSummary form={form} entries={entries} />
        {entries.length === 0 ? (
          <EmptyState heading={text.nothingChosen}>{text.nothingChosenText}</EmptyState>
        ) : (
          <EntryList form={form} entries={entries} />
        )}
      </Card>
      <AddEntries form={form} records={records.filter(({ id }) => !chosen.has(id))} asOf={asOf} />
      <PrintedApplication form={form} entries={entries} asOf={asOf} />
    </>
  );
});

function NothingLogged({ form }: { form: ApplicationForm }) {
  return (
    <Card heading={text.entriesOf(FORM_LIMITS[form].name)}>
      <EmptyState
        heading={text.nothingLogged}
        action={
          <Link className={buttonClass("solid")} to={`${TRACKER}/experiences`}>
            {text.logExperience}
          </Link>
        }
      >
        {text.nothingLoggedText}
      </EmptyState>
    </Card>
  );
}
