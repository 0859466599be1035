import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { buttonClass } from "../../../components/buttonClass.ts";
import { useStores } from "../../../stores/useStores.ts";
import { listAddress, newAddress } from "./experienceAddress.ts";
import { countText, hoursText } from "./hoursText.ts";
import { useTotals } from "./useTotals.ts";
import "./TabHead.css";

/** The tab's name, what it amounts to, and the way to add to it. */
export const TabHead = observer(function TabHead({ isAdding }: { isAdding: boolean }) {
  const { experiences } = useStores();
  const { search } = useLocation();
  const total = useTotals();
  return (
    <div className="tab-head">
      <div>
        <h2>My Experiences</h2>
        {experiences.status === "ready" && total.count > 0 && (
          <p className="quiet">
            {hoursText(total.completed)} across {countText(total.count, "experience")}
            {total.anticipated > 0 && `, ${hoursText(total.anticipated)} anticipated`}.
          </p>
        )}
      </div>
      <Link className={buttonClass("solid", "tab-head__add")} to={isAdding ? listAddress(search) : newAddress(search)}>
        + Add Experience!
      </Link>
    </div>
  );
});
