import { observer } from "mobx-react-lite";
import { onDemand } from "../../components/onDemand.tsx";
import { useStores } from "../../stores/useStores.ts";

const UnsentNotice = onDemand(async () => (await import("./UnsentNotice.tsx")).UnsentNotice);

/** Words that earlier pages wrote and that the server does not take. Most students never see any. */
export const Unsent = observer(function Unsent() {
  const unsent = useStores().planLifecycle?.unsent;
  return unsent && unsent.things.length > 0 ? <UnsentNotice unsent={unsent} /> : null;
});
