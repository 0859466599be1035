import { FORM_LIMITS } from "@domain/application/formLimits";
import { FORMS_OF_SERVICE } from "@domain/application/formServices";
import { missingDetails } from "@domain/experience/contacts";
import { formatList } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceList";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useServices } from "../../stores/useServices.ts";
import { Fold } from "../../ui/components/Fold.tsx";
import type { ExperienceRow } from "../../views/experienceRows.ts";
import { recordAddress } from "./experienceAddress.ts";
import "./FixList.css";

interface FixListProps {
  track: DashboardItem;
  rows: readonly ExperienceRow[];
}

/** The most listed at once. The list gets shorter as they are fixed. */
const AT_ONCE = 20;

/** Missing contact details that the application will ask for. Renders nothing if none are missing. */
export const FixList = observer(function FixList({ track, rows }: FixListProps) {
  const { search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const { services } = useServices(track);
  const names = services.map((service) => FORM_LIMITS[FORMS_OF_SERVICE[service][0]].name);
  const lacking = useMemo(
    () =>
      rows
        .map(({ record }) => ({
          record,
          missing: [...new Set(services.flatMap((service) => missingDetails(record, service)))],
        }))
        .filter(({ missing }) => missing.length > 0),
    [rows, services],
  );
  if (lacking.length === 0) return null;
  return (
    <div className="fix-list">
      <Fold
        level={3}
        heading={text.fixBeforeYouApply}
        meta={text.withoutContacts(lacking.length, formatList(names))}
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      >
        <ul>
          {lacking.slice(0, AT_ONCE).map(({ record: { id, experienceName }, missing }) => (
            <li key={id} className="fix-list__row">
              <Link to={recordAddress(id, search)}>{experienceName}</Link>
              <span className="quiet">{text.missing(formatList(missing))}</span>
            </li>
          ))}
        </ul>
        {lacking.length > AT_ONCE && <p className="quiet">{text.andMore(lacking.length - AT_ONCE)}</p>}
      </Fold>
    </div>
  );
});
