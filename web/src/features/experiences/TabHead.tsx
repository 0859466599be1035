import * as text from "@text/tracker/experienceList";
import { experiences as experiencesText } from "@text/tracker/hours";
import { Upload } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useTotals } from "../../stores/useTotals.ts";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { importAddress, listAddress, newAddress } from "./experienceAddress.ts";
import { hoursText } from "./hoursText.ts";
import "./TabHead.css";

/** The tab's name, its totals, and the button to add an experience. */
export const TabHead = observer(function TabHead({ isAdding }: { isAdding: boolean }) {
  const { experiences } = usePlan();
  const { search } = useLocation();
  const total = useTotals();
  return (
    <div className="tab-head">
      <div>
        {/* The selected tab says the same. */}
        <h2 className="visually-hidden">{text.myExperiences}</h2>
        {experiences.status === "ready" && total.count > 0 && <p className="quiet">{totalText(total)}</p>}
      </div>
      <div className="tab-head__tools">
        <Link id="import-experiences" className={buttonClass("quiet")} to={importAddress(search)}>
          <span className="button__label">
            <Upload className="icon" aria-hidden />
            {text.importAction}
          </span>
        </Link>
        <Link
          className={buttonClass("solid", "tab-head__add")}
          to={isAdding ? listAddress(search) : newAddress(search)}
        >
          {text.addExperience}
        </Link>
      </div>
    </div>
  );
});

function totalText({ count, completed, anticipated }: ReturnType<typeof useTotals>): string {
  const of = experiencesText(count);
  return anticipated > 0
    ? text.totalWithAnticipated(hoursText(completed), of, hoursText(anticipated))
    : text.total(hoursText(completed), of);
}
