import { FORM_LIMITS } from "@domain/application/formLimits";
import type { FormService } from "@domain/application/formService";
import {
  chosenServices,
  FORMS_OF_SERVICE,
  SERVICES_OF_TRACK,
  servicesOfSchools,
  withService,
} from "@domain/application/formServices";
import { formatList } from "@domain/shared/language";
import * as text from "@text/tracker/services";
import { School } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useServices } from "../../stores/useServices.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import "../../ui/forms/ChoiceSet.css";

/** Which services the student applies through, with a hint at those that schools on the list use. */
export const ServicesChoice = observer(function ServicesChoice({ track }: TrackerTabProps) {
  const { schools, trackerSettings } = usePlan();
  const { chosen, services: stored } = useServices(track);
  // A newly pressed service shows before the store reports it.
  const [shown, choose] = useEcho(stored.join(" "));
  const services = SERVICES_OF_TRACK[track].filter((service) => shown.split(" ").includes(service));
  const [hint, setHint] = useState("");
  const base = [...(chosen ?? []).filter((service) => !SERVICES_OF_TRACK[track].includes(service)), ...services];
  const counts = servicesOfSchools(track, schools.rows);
  const unused = SERVICES_OF_TRACK[track].filter((service) => counts.has(service) && !services.includes(service));

  function handleToggle(service: FormService, isUsed: boolean) {
    const isLast = !isUsed && services.length === 1;
    setHint(isLast ? text.keepOne : "");
    if (!isLast) save(withService(track, base, service, isUsed));
  }

  function handleAddUnused() {
    save(unused.reduce((wanted, service) => withService(track, wanted, service, true), base));
  }

  function save(wanted: FormService[]) {
    choose(chosenServices(track, wanted).join(" "), trackerSettings.change({ services: wanted }));
  }

  if (trackerSettings.isComing) return null;
  return (
    <div className="services">
      <fieldset className="field choice-set">
        <legend className="label choice-set__legend">{text.youApplyThrough}</legend>
        <div className="choice-set__chips">
          {SERVICES_OF_TRACK[track].map((service) => (
            <label key={service} className="chip">
              <input
                type="checkbox"
                name="services"
                value={service}
                checked={services.includes(service)}
                onChange={({ target }) => handleToggle(service, target.checked)}
              />
              <span>{nameOf(service)}</span>
            </label>
          ))}
        </div>
        <p className="services__hint quiet" role="status">
          {hint}
        </p>
      </fieldset>
      <ErrorNote>{trackerSettings.saveError}</ErrorNote>
      {unused.length > 0 && (
        <Notice
          icon={School}
          action={
            <Button variant="quiet" onClick={handleAddUnused}>
              {text.addServices(formatList(unused.map(nameOf), "conjunction"))}
            </Button>
          }
        >
          {text.listUses(
            formatList(
              unused.map((service) => text.schoolsThrough(counts.get(service) ?? 0, nameOf(service))),
              "conjunction",
            ),
          )}
        </Notice>
      )}
    </div>
  );
});

function nameOf(service: FormService): string {
  return FORM_LIMITS[FORMS_OF_SERVICE[service][0]].name;
}
