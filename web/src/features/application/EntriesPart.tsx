import { APPLICATION_FORMS, type ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { offeredForms, serviceWith } from "@domain/application/formServices";
import { usualCurrentUntil } from "@domain/experience/tmdsasHours";
import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/application";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useServices } from "../../stores/useServices.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { Card } from "../../ui/components/Card.tsx";
import { EmptyState } from "../../ui/components/EmptyState.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { useNow } from "../../ui/components/useNow.ts";
import { usePutInAddress } from "../../ui/components/usePutInAddress.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { entriesOf } from "../../views/applicationView.ts";
import { AboutService } from "./AboutService.tsx";
import { AddEntries } from "./AddEntries.tsx";
import { ApplicationTools } from "./ApplicationTools.tsx";
import { ChoiceSummary } from "./ChoiceSummary.tsx";
import { CurrentUntil } from "./CurrentUntil.tsx";
import { EntryList } from "./EntryList.tsx";
import { isOfAwards, roomIn } from "./offeredExperiences.ts";
import { PrintedApplication } from "./PrintedApplication.tsx";
import { ServicesChoice } from "./ServicesChoice.tsx";
import "./EntriesPart.css";

/** The chosen experiences in the layout of the real form. */
export const EntriesPart = observer(function EntriesPart({ track }: TrackerTabProps) {
  const [search] = useSearchParams();
  const put = usePutInAddress();
  const { services } = useServices(track);
  const offered = offeredForms(track, services);
  const [first] = offered;
  // The address opens every form, so that earlier choices stay within reach.
  const form = APPLICATION_FORMS.find((known) => known === search.get("form")) ?? first;

  return (
    <>
      <div className="application__choices">
        <ServicesChoice track={track} />
        <div className="application__form">
          <SelectField
            label={text.applicationForm}
            name="form"
            value={form}
            options={[...new Set([...offered, form])].map((id) => ({ value: id, label: FORM_LIMITS[id].name }))}
            onChange={({ target: { value } }) => put({ form: value === first ? null : value, entry: null })}
          />
        </div>
      </div>
      <FormChoice key={form} form={form} />
      <AboutService service={serviceWith(form)} />
    </>
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
  const currentUntil = trackerSettings.settings.tmdsas_until ?? usualCurrentUntil(asOf);
  const entries = entriesOf(form, rows, records, asOf, currentUntil);
  const chosen = new Set(rows.map(({ id }) => id));
  const { name, lists } = FORM_LIMITS[form];
  return (
    <>
      {form === "tmdsas" && <CurrentUntil asOf={asOf} />}
      <ErrorNote>{list.saveError ?? experiences.saveError}</ErrorNote>
      <Card heading={text.entriesOf(name, lists)} tools={<ApplicationTools form={form} entries={entries} />}>
        <ChoiceSummary form={form} entries={entries} />
        {entries.length === 0 ? (
          <EmptyState heading={text.nothingChosen}>
            {isOfAwards(form) ? text.nothingChosenAwards : text.nothingChosenText}
          </EmptyState>
        ) : (
          <EntryList form={form} entries={entries} />
        )}
      </Card>
      <AddEntries
        form={form}
        records={records.filter(({ id }) => !chosen.has(id))}
        room={roomIn(form, entries.length, rows.length)}
        asOf={asOf}
      />
      <PrintedApplication form={form} entries={entries} asOf={asOf} />
    </>
  );
});

function NothingLogged({ form }: { form: ApplicationForm }) {
  return (
    <Card heading={text.entriesOf(FORM_LIMITS[form].name, FORM_LIMITS[form].lists)}>
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
