import { observer } from "mobx-react-lite";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { useStores } from "../../stores/useStores.ts";

/** Somebody is signed in, but our server could not say who. */
export const SessionFailedScreen = observer(function SessionFailedScreen() {
  const { session, account } = useStores();
  return (
    <GateLayout
      title="Not connected"
      exits={
        <Button variant="text" onClick={() => void account.signOut()}>
          Log Out
        </Button>
      }
    >
      <h1>Your plan is not open yet</h1>
      <p className="gate__lead">
        You are signed in as {session.email ?? "a student"}. Nothing you have written is lost.
      </p>
      {session.failure === null ? (
        <Loading what="your account" />
      ) : (
        <ErrorNote retry={() => void session.retry()}>{session.failure}</ErrorNote>
      )}
    </GateLayout>
  );
});
