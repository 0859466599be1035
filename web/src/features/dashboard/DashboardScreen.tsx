import { PREVIOUS_CHECKLIST_CARD } from "@domain/account/user";
import { localDayOf } from "@domain/shared/calendarDay";
import * as checklist from "@text/dashboard/checklist";
import * as overview from "@text/dashboard/overview";
import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { useFirstStores, useHasPlan, usePlan } from "../../stores/usePlan.ts";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { useDrawnLater } from "../../ui/components/useDrawnLater.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { ChecklistCard } from "./ChecklistCard.tsx";
import { NextStepCard } from "./NextStepCard.tsx";
import { PlanAhead } from "./PlanAhead.tsx";
import { PaperOfStanding } from "./print/PaperOfStanding.tsx";
import { StageChooser } from "./StageChooser.tsx";
import { useNext } from "./useNext.ts";
import { welcomeLine, welcomeOf } from "./welcomeLine.ts";
import { YearCard } from "./YearCard.tsx";
import "./DashboardScreen.css";

const DashboardNews = onDemand(async () => (await import("./ofFewVisits.ts")).DashboardNews);
const SchoolYear = onDemand(async () => (await import("./ofFewVisits.ts")).SchoolYear);
const WidgetColumn = onDemand(async () => (await import("./WidgetColumn.tsx")).WidgetColumn);

/** June to September, when a student may have moved on. */
const SUMMER = /-0[6-9]-/;

export const DashboardScreen = observer(function DashboardScreen() {
  const { user, checklists } = useFirstStores();
  const now = useNow();
  const today = localDayOf(now);
  const { current, previous } = checklists;
  // The first picture is the overview and the start of the list.
  const hasPlan = useHasPlan();
  const isWhole = useDrawnLater() && hasPlan;

  if (!user.user) {
    return (
      <>
        <title>{pageTitle(overview.title)}</title>
        <h1 className="visually-hidden">{overview.title}</h1>
        {user.status === "failed" ? (
          <ErrorNote retry={user.retry}>{user.failure}</ErrorNote>
        ) : (
          <Loading what={overview.yourDashboard} shape="page" />
        )}
      </>
    );
  }
  return (
    <>
      <title>{pageTitle(overview.title)}</title>
      <div className="page-head">
        <PageHeading>
          {user.sampleName === null ? welcomeOf(user.user, user.joinedOn, today) : overview.title}
        </PageHeading>
        <WelcomeLine view={current} today={today} stage={user.user.stage_display_label} />
      </div>
      <div className="dashboard">
        <div className="dashboard__columns">
          <div className="dashboard__column">
            <div className="dashboard__standing">
              <StageChooser />
              <PlanAhead />
            </div>
            {isWhole && <News />}
            <ErrorNote>{user.saveError}</ErrorNote>
            {isWhole && SUMMER.test(today) && <SchoolYear today={today} />}
            <CardBoundary name={overview.nextStep}>
              <NextStepCard view={current} today={today} stage={user.user.stage_display_label} />
            </CardBoundary>
            <CardBoundary name={overview.endOfYear}>
              <YearCard now={now} view={current} />
            </CardBoundary>
            <CardBoundary name={checklist.currentYear}>
              <ChecklistCard
                id="current-checklist"
                heading={checklist.currentYear}
                help={checklist.whatCurrentYearIs(user.user.stage_display_label)}
                view={current}
                today={today}
                year="current"
              />
            </CardBoundary>
            {isWhole && (
              <CardBoundary name={checklist.previousYear}>
                <ChecklistCard
                  id={PREVIOUS_CHECKLIST_CARD}
                  heading={checklist.previousYear}
                  help={checklist.whatPreviousYearIs}
                  view={previous}
                  today={today}
                  year="previous"
                />
              </CardBoundary>
            )}
          </div>
          {isWhole && <WidgetColumn today={today} />}
        </div>
      </div>
      {isWhole && <PaperOfStanding today={today} />}
    </>
  );
});

/** What others have written to the student. The live region is there before it, so that it is announced. */
const News = observer(function News() {
  const { support, shares } = usePlan();
  const hasNews = support.newAnswer !== null || shares.value?.hasNews === true;
  return (
    <div role="status" className="dashboard__answer">
      {hasNews && <DashboardNews />}
    </div>
  );
});

/** On its own, so that a ticked task does not render the whole screen again. */
const WelcomeLine = observer(function WelcomeLine({ view, today, stage }: ComponentProps<typeof NextStepCard>) {
  const { rows, day } = useNext(view, today, stage);
  return <p className="dashboard__line">{view.status === "ready" && welcomeLine(rows, today, day)}</p>;
});
