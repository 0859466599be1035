import type { ShareRow } from "@domain/share/shareRow";
import type { ListRow } from "../RowListStore.ts";

export type ShareRecord = ListRow<ShareRow>;
