import type { ShareRow } from "@domain/share/shareRow";
import type { ListRow } from "../../sync/RowListStore.ts";

export type ShareRecord = ListRow<ShareRow>;
