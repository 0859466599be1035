import * as text from "@text/error";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Loading } from "../../ui/components/Loading.tsx";
import { GateLayout } from "../../ui/GateLayout.tsx";

/** A user is signed in, but our server could not identify them. */
export const SessionFailedScreen = observer(function SessionFailedScreen() {
  const { session, account } = useStores();
  const { state, student } = session;
  const failure = state.status === "failed" ? state.failure : null;
  return (
    <GateLayout
      title={text.notConnected}
      exits={
        <Button variant="text" onClick={() => void account.signOut()}>
          {text.logOut}
        </Button>
      }
    >
      <h1>{text.notOpenYet}</h1>
      <p className="gate__lead">{text.signedInAs(student?.email ?? text.aStudent)}</p>
      {failure === null ? (
        <Loading what={text.yourAccount} />
      ) : (
        <ErrorNote retry={() => void session.retry()}>{failure}</ErrorNote>
      )}
    </GateLayout>
  );
});
