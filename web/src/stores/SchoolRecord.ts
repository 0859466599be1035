import type { School } from "@domain/school/school";
import type { ListRow } from "../sync/RowListStore.ts";

/** A school of the student's list, as every feature gets it. */
export type SchoolRecord = ListRow<School>;
