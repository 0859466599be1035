import type { User } from "@domain/account/user";
import { type CalendarEntry, calendarFile } from "@domain/calendar/calendarFile";
import { localDayOf } from "@domain/shared/calendarDay";
import { BACK_STEPS, type BackPlan, backPlan, SUBMIT } from "@domain/timeline/backPlan";
import { type PlanStep, sectionOf, stepsBehind, stepsFor, windowEnd } from "@domain/timeline/timelinePlan";
import * as text from "@text/timeline";
import { CalendarPlus, ChevronsDownUp, ChevronsUpDown, Printer } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { loadResourceFinder } from "../../content/resources.ts";
import { TIMELINE } from "../../content/timeline.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { PageHeading } from "../../ui/components/PageHeading.tsx";
import { pageTitle } from "../../ui/components/pageTitle.ts";
import { saveFile } from "../../ui/components/saveFile.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { UnreadableRecords } from "../../ui/components/unreadableRecordsOnDemand.ts";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { useNow } from "../../ui/components/useNow.ts";
import { BackPlanCard } from "./BackPlanCard.tsx";
import type { BackPlanChoice } from "./backPlanForm.ts";
import { RouteCard } from "./RouteCard.tsx";
import { routeLegs } from "./routeLegs.ts";
import { SkipDialog } from "./SkipDialog.tsx";
import { TimelineLeg } from "./TimelineLeg.tsx";
import { TimelineSheet } from "./TimelineSheet.tsx";
import { useKnownSteps } from "./useKnownSteps.ts";
import { useOpenSections } from "./useOpenSections.ts";
import { useOpensAt } from "./useOpensAt.ts";
import { useStepActions } from "./useStepActions.ts";
import { useStepInAddress } from "./useStepInAddress.ts";
import "./TimelineScreen.css";

/** The recommended steps in five sections, the student's progress, and a plan back from the application. */
export const TimelineScreen = observer(function TimelineScreen() {
  const { timeline, user } = usePlan();
  useEffect(() => timeline.list.load(), [timeline]);
  const failure = timeline.list.failure ?? user.failure;

  function handleRetry() {
    timeline.list.retry();
    user.retry();
  }

  return (
    <>
      <title>{pageTitle(text.heading)}</title>
      <div className="page-head">
        <PageHeading>{text.heading}</PageHeading>
        <p>{text.intro}</p>
      </div>
      {failure !== null && <ErrorNote retry={handleRetry}>{failure}</ErrorNote>}
      {failure === null && (timeline.list.status !== "ready" || !user.user) && <Loading what={text.yourTimeline} />}
      {failure === null && timeline.list.status === "ready" && user.user && <OpenTimeline student={user.user} />}
    </>
  );
});

const OpenTimeline = observer(function OpenTimeline({ student }: { student: User }) {
  const { session } = useStores();
  const { timeline, checklists, trackerSettings } = usePlan();
  const toast = useToast();
  const today = localDayOf(useNow());
  const uid = session.uid ?? "";
  const { states, counts } = useKnownSteps(today);
  const { actions, skipping, endSkip, skip } = useStepActions(states, today);
  const { value: findResource } = useLoaded(loadResourceFinder);
  const { id: linked, visit } = useStepInAddress();
  const named = TIMELINE.find(({ steps }) => steps.some(({ id }) => id === linked))?.id;
  const own = sectionOf(student.stageCategoryID);
  const { isOpen, toggle, openOnly } = useOpenSections(uid, named, visit, own);
  const [choice, setChoice] = useState<BackPlanChoice>({
    submitDay: trackerSettings.settings.apply_date ?? "",
    slips: {},
  });
  const track = student.dashboard_item;
  const plan = choice.submitDay === "" ? null : backPlan(track, choice.submitDay, choice.slips);
  const legs = routeLegs(TIMELINE, states, { stageId: student.current_stage, dashboardItem: track, own });
  const here = legs.flatMap(({ waypoints }) => waypoints).find(({ state }) => state === "here");
  useOpensAt(linked === "" ? here?.step.id : undefined);
  const areAllOpen = TIMELINE.every(({ id }) => isOpen(id));
  const ownSteps = TIMELINE.filter(({ id }) => id === own).flatMap((section) => stepsFor(section, track));
  const openSteps = ownSteps.filter(({ id }) => (states[id]?.status ?? "open") === "open");

  function handleCalendar() {
    const file = calendarFile(entriesOf(openSteps, plan, today), { owner: uid, now: new Date() });
    saveFile("cairn-timeline.ics", file, "text/calendar;charset=utf-8");
    toast(text.calendarSaved);
  }

  return (
    <div className="timeline">
      <ErrorNote>{timeline.list.saveError ?? checklists.current.saveError}</ErrorNote>
      {timeline.list.unreadable.length > 0 && (
        <UnreadableRecords records={timeline.list.unreadable} onDelete={timeline.list.removeUnreadable} />
      )}
      <RouteCard legs={legs} plan={plan} today={today} />
      <div className="timeline__tools">
        <Button variant="quiet" onClick={() => openOnly(areAllOpen ? [] : TIMELINE.map(({ id }) => id))}>
          {areAllOpen ? (
            <ChevronsDownUp className="icon" aria-hidden />
          ) : (
            <ChevronsUpDown className="icon" aria-hidden />
          )}
          {areAllOpen ? text.closeAll : text.expandAll}
        </Button>
        <Button variant="quiet" onClick={handleCalendar}>
          <CalendarPlus className="icon" aria-hidden />
          {text.calendarFile}
        </Button>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer className="icon" aria-hidden />
          {text.print}
        </Button>
      </div>
      {TIMELINE.map((section) => (
        <TimelineLeg
          key={section.id}
          section={section}
          student={{ stageId: student.current_stage, dashboardItem: track }}
          isOwn={section.id === own}
          behind={stepsBehind(TIMELINE, section.id, own, student.current_stage)}
          states={states}
          counts={counts}
          list={checklists.current}
          canAdd={checklists.current.status === "ready"}
          today={today}
          findResource={findResource}
          isOpen={isOpen(section.id)}
          onToggle={() => toggle(section.id)}
          actions={actions}
        />
      ))}
      <BackPlanCard
        key={track}
        uid={uid}
        steps={BACK_STEPS[track].steps}
        plan={plan}
        submitDay={choice.submitDay}
        today={today}
        onChange={setChoice}
      />
      <TimelineSheet name={student.display_name} legs={legs} plan={plan} today={today} />
      {skipping && <SkipDialog step={skipping} onSkip={skip} onClose={endSkip} />}
    </div>
  );
});

/**
 * Calendar entries: the open steps of the student's section on the last day of their window, and the days of the plan.
 */
function entriesOf(steps: readonly PlanStep[], plan: BackPlan | null, today: string): CalendarEntry[] {
  return [
    ...steps.map(({ id, title, window }) => ({ id: `timeline-${id}`, day: windowEnd(window, today), title })),
    ...(plan?.steps.map(({ step, start }) => ({ id: `plan-${step.id}`, day: start, title: step.label })) ?? []),
    ...(plan ? [{ id: `plan-${SUBMIT}`, day: plan.submit, title: text.submit }] : []),
  ];
}
