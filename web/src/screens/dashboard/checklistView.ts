import type { useStores } from "../../stores/useStores.ts";

/** One checklist of the stores. */
export type ChecklistView = ReturnType<typeof useStores>["checklists"]["current"];
export type ChecklistRow = ChecklistView["rows"][number];
