import type { useStores } from "../../stores/useStores.ts";

type Support = ReturnType<typeof useStores>["support"];
/** A thread as the student sees it. */
export type Thread = Support["threads"][number];
/** One in the list of support. */
export type DeskThread = Support["deskThreads"][number];
