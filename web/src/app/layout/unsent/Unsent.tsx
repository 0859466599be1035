import { observer } from "mobx-react-lite";
import { useStores } from "../../../stores/useStores.ts";
import { onDemand } from "../../../ui/components/onDemand.tsx";

const UnsentNotice = onDemand(async () => (await import("./UnsentNotice.tsx")).UnsentNotice);

/** Edits from earlier pages that the server rejected. Most students never see any. */
export const Unsent = observer(function Unsent() {
  const unsent = useStores().planLifecycle?.unsent;
  return unsent && unsent.things.length > 0 ? <UnsentNotice unsent={unsent} /> : null;
});
