import * as text from "@text/dashboard/overview";
import { yourSeason } from "@text/dashboard/overview";
import { SlidersHorizontal } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { TASK_HASH } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import { useOnChange } from "../../ui/components/useOnChange.ts";
import { useEcho } from "../../ui/forms/useEcho.ts";
import { arrangeWidgets, type WidgetLayout } from "./arrangeWidgets.ts";
import type { WidgetProps } from "./WidgetProps.ts";
import { WIDGETS } from "./widgets.ts";
import "./WidgetColumn.css";

/** In the same file, because it is drawn at the same time, and each alone would be a request. */
export { NextDates } from "./NextDates.tsx";

const WidgetArranger = onDemand(async () => (await import("./arrange/WidgetArranger.tsx")).WidgetArranger);

const SeasonSoonCard = onDemand(async () => (await import("./ofAllRecords.ts")).SeasonSoonCard);

const NO_LAYOUT: WidgetLayout = {};

/** The cards next to the overview, as the student chose and ordered them. */
export const WidgetColumn = observer(function WidgetColumn(props: WidgetProps) {
  const { user, schools } = usePlan();
  const { hash, key } = useLocation();
  const [layout, choose] = useEcho(user.user?.preferences.widgets ?? NO_LAYOUT);
  const [isArranging, setIsArranging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useOnChange(hash.startsWith(TASK_HASH) && hash + key, (asked) => {
    if (asked)
      void import("./ofFewVisits.ts").then(
        ({ showTask }) => showTask(hash.slice(TASK_HASH.length)),
        () => undefined,
      );
  });

  function handleDone() {
    flushSync(() => setIsArranging(false));
    button.current?.focus();
  }

  return (
    <div className="widgets">
      {isArranging && (
        <WidgetArranger
          widgets={WIDGETS}
          layout={layout}
          onChange={(widgets) => choose(widgets, user.setPreferences({ widgets }))}
          onDone={handleDone}
        />
      )}
      {schools.rows.some(({ status }) => status !== "researching") && (
        <CardBoundary name={yourSeason}>
          <SeasonSoonCard {...props} />
        </CardBoundary>
      )}
      {arrangeWidgets(WIDGETS, layout).map(({ id, name, Card }) => (
        <CardBoundary key={id} name={name}>
          <Card {...props} />
        </CardBoundary>
      ))}
      {!isArranging && (
        <Button
          ref={button}
          variant="text"
          className="widgets__arrange"
          {...preparing(WidgetArranger)}
          onClick={() => setIsArranging(true)}
        >
          <SlidersHorizontal className="icon" aria-hidden /> {text.arrangeWidgets}
        </Button>
      )}
    </div>
  );
});
