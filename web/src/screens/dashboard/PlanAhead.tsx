import type { DashboardItem } from "@domain/stage";
import { observer } from "mobx-react-lite";
import { Button } from "../../components/Button.tsx";
import { Choice } from "../../components/Choice.tsx";
import { useEcho } from "../../forms/useEcho.ts";
import { useStores } from "../../stores/useStores.ts";
import "./PlanAhead.css";

const PATHS: readonly { item: DashboardItem; meaning: string }[] = [
  { item: "PD", meaning: "Pre-dental" },
  { item: "PM", meaning: "Pre-medical" },
];

/** Which path the tabs and forms follow. It never changes the stage. */
export const PlanAhead = observer(function PlanAhead() {
  const { user } = useStores();
  const [chosen, choose] = useEcho(user.user?.dashboard_item);
  const canReturn = user.user?.track === "HS" && chosen !== "HS";

  function handleChoose(item: DashboardItem) {
    choose(item, user.setDashboardItem(item));
  }

  return (
    <fieldset className="plan-ahead">
      <legend className="label">Plan ahead for</legend>
      <div className="plan-ahead__paths">
        {PATHS.map(({ item, meaning }) => (
          <Choice key={item} type="radio" name="path" checked={chosen === item} onChange={() => handleChoose(item)}>
            <span>
              {item} <span className="plan-ahead__meaning">{meaning}</span>
            </span>
          </Choice>
        ))}
      </div>
      {canReturn && (
        <Button variant="text" className="plan-ahead__return" onClick={() => handleChoose("HS")}>
          Stay with high school
        </Button>
      )}
    </fieldset>
  );
});
