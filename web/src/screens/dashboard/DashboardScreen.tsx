import { localDayOf } from "@domain/calendarDay";
import { observer } from "mobx-react-lite";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { useNow } from "../../components/useNow.ts";
import { useStores } from "../../stores/useStores.ts";
import { ChecklistCard } from "./ChecklistCard.tsx";
import { NextStepCard } from "./NextStepCard.tsx";
import { PlanAhead } from "./PlanAhead.tsx";
import { StandingChooser } from "./StandingChooser.tsx";
import { WidgetColumn } from "./WidgetColumn.tsx";
import { firstWord, welcomeLine } from "./welcomeLine.ts";
import { YearCard } from "./YearCard.tsx";
import "./DashboardScreen.css";

export const DashboardScreen = observer(function DashboardScreen() {
  const { user, checklists } = useStores();
  const now = useNow();
  const today = localDayOf(now);
  const { current, previous } = checklists;

  if (!user.user) {
    return (
      <>
        <title>Dashboard · Cairn</title>
        <h1 className="visually-hidden">Dashboard</h1>
        {user.status === "failed" ? (
          <ErrorNote retry={user.retry}>{user.failure}</ErrorNote>
        ) : (
          <Loading what="your dashboard" shape="page" />
        )}
      </>
    );
  }
  return (
    <>
      <title>Dashboard · Cairn</title>
      <div className="page-head">
        <h1>Welcome back, {firstWord(user.user.display_name)}</h1>
        <p className="dashboard__line">{current.status === "ready" && welcomeLine(current.rows, today)}</p>
      </div>
      <div className="dashboard">
        <div className="dashboard__column">
          <div className="dashboard__standing">
            <StandingChooser />
            <PlanAhead />
          </div>
          <ErrorNote>{user.saveError}</ErrorNote>
          <NextStepCard view={current} today={today} stage={user.user.stage_display_label} />
          <YearCard now={now} rows={current.rows} />
          <ChecklistCard
            id="current-checklist"
            heading="Current Year's Checklist"
            help={`Steps we suggest for ${user.user.stage_display_label}, plus your own. Each one you finish lays a stone.`}
            view={current}
            today={today}
            year="current"
          />
          <ChecklistCard
            id="previous-checklist"
            heading="Previous Year's Checklist"
            help="What the stage before this one asked of you. Finish what is open here, or move it to this year."
            view={previous}
            today={today}
            year="previous"
          />
        </div>
        <WidgetColumn today={today} />
      </div>
    </>
  );
});
