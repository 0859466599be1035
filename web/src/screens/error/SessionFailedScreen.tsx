import * as text from "@text/error";
import { observer } from "mobx-react-lite";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Loading } from "../../components/Loading.tsx";
import { GateLayout } from "../../layout/GateLayout.tsx";
import { useStores } from "../../stores/useStores.ts";

/** Somebody is signed in, but our server could not say who. */
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
