import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useToast } from "../components/Toast.tsx";
import { useStores } from "../stores/useStores.ts";

/** Shows, once the student is signed in, what happened to the account on the way in. */
export const SessionNews = observer(function SessionNews() {
  const { session } = useStores();
  const showToast = useToast();
  const { notice } = session;

  useEffect(() => {
    if (notice?.place !== "signed-in") return;
    showToast(notice.text);
    session.clearNotice("signed-in");
  }, [notice, session, showToast]);

  return null;
});
