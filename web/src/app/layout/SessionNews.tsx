import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useStores } from "../../stores/useStores.ts";
import { useToast } from "../../ui/components/Toast.tsx";

/** Shows a toast about what happened to the account during sign-in. */
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
