import * as text from "@text/error";
import { observer } from "mobx-react-lite";
import { AuthProvider, FirebaseAppProvider, FirestoreProvider, useUser } from "reactfire";
import { ErrorNote } from "./components/ErrorNote.tsx";
import "./components/secondClick.ts";
import { ToastProvider } from "./components/Toast.tsx";
import { FocusOnArrival } from "./FocusOnArrival.tsx";
import { GateLayout } from "./layout/GateLayout.tsx";
import { SessionNews } from "./layout/SessionNews.tsx";
import { SignedInLayout } from "./layout/SignedInLayout.tsx";
import { GuestQuestions } from "./screens/auth/GuestQuestions.tsx";
import { WaitingScreen } from "./screens/waiting/WaitingScreen.tsx";
import { PlanContext } from "./stores/usePlan.ts";
import { useStores } from "./stores/useStores.ts";

/** The app after sign-in: it waits for Firestore and hands the SDKs to reactfire's hooks. */
export const SignedIn = observer(function SignedIn() {
  const { firebase, planLifecycle, planFailure, retryPlan } = useStores();
  if (planFailure !== null) {
    return (
      <GateLayout title={text.notConnected}>
        <h1>{text.notOpenYet}</h1>
        <p className="gate__lead">{text.signedIn}</p>
        <ErrorNote retry={() => void retryPlan()}>{planFailure}</ErrorNote>
      </GateLayout>
    );
  }
  if (!planLifecycle) return <WaitingScreen />;
  return (
    <FirebaseAppProvider firebaseApp={firebase.app}>
      <AuthProvider sdk={firebase.auth}>
        <FirestoreProvider sdk={planLifecycle.firestore.db}>
          <PlanContext value={planLifecycle.plan}>
            <ToastProvider>
              <Frame />
            </ToastProvider>
          </PlanContext>
        </FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
});

/** Gone the moment the provider ends the session, even before the guard has led away. */
function Frame() {
  const { data: signedInUser } = useUser();
  if (!signedInUser) return <WaitingScreen />;
  return (
    <>
      <SignedInLayout />
      <FocusOnArrival />
      <GuestQuestions />
      <SessionNews />
    </>
  );
}
