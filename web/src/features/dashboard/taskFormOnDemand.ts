import { onDemand } from "../../ui/components/onDemand.tsx";

/** The fields of a task. */
export const TaskForm = onDemand(async () => (await import("./TaskForm.tsx")).TaskForm);
