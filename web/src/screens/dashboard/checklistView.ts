import type { useStores } from "../../stores/useStores.ts";

/** One checklist as the stores hand it out. */
export type ChecklistView = ReturnType<typeof useStores>["checklists"]["current"];
export type ChecklistRow = ChecklistView["rows"][number];
