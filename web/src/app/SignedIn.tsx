import "../patches/translatedText.ts";
import * as text from "@text/error";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { ErrorNote } from "../ui/components/ErrorNote.tsx";
import "../ui/components/secondClick.ts";
import "../ui/forms/composedKeys.ts";
import { GuestQuestions } from "../features/auth/GuestQuestions.tsx";
import { FirstStoresContext, PlanContext } from "../stores/usePlan.ts";
import { useStores } from "../stores/useStores.ts";
import { ToastProvider } from "../ui/components/Toast.tsx";
import { GateLayout } from "../ui/GateLayout.tsx";
import { SlotsContext } from "../ui/slots.ts";
import { FocusOnArrival } from "./FocusOnArrival.tsx";
import { SessionNews } from "./layout/SessionNews.tsx";
import { SignedInLayout } from "./layout/SignedInLayout.tsx";
import { SLOTS } from "./slots.tsx";
import { WaitingScreen } from "./waiting/WaitingScreen.tsx";

/** The app after sign-in: waits for the plan's first stores. */
export const SignedIn = observer(function SignedIn() {
  const { planLifecycle, planFailure, retryPlan } = useStores();
  // What is drawn once the plan is complete must not hold up what the student does.
  const drawn = useDeferredValue(planLifecycle?.plan ?? null);
  // A plan that is shown stays. The frame says what is wrong.
  if (planFailure !== null && !planLifecycle?.first.user.user) {
    return (
      <GateLayout title={text.notConnected}>
        <h1>{text.notOpenYet}</h1>
        <p className="gate__lead">{text.signedIn}</p>
        <ErrorNote retry={() => void retryPlan()}>{planFailure}</ErrorNote>
      </GateLayout>
    );
  }
  if (!planLifecycle) return <WaitingScreen />;
  // A deferred value may be that of the student before.
  const plan = drawn?.user === planLifecycle.first.user ? drawn : null;
  return (
    <FirstStoresContext value={planLifecycle.first}>
      <PlanContext value={plan}>
        <SlotsContext value={SLOTS}>
          <ToastProvider>
            <SignedInLayout />
            <FocusOnArrival />
            <GuestQuestions />
            <SessionNews />
          </ToastProvider>
        </SlotsContext>
      </PlanContext>
    </FirstStoresContext>
  );
});
