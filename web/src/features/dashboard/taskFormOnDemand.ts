import { onDemand } from "../../ui/components/onDemand.tsx";

/** The fields of a task. `WidgetColumn`, which follows the first picture, loads them ahead. */
export const TaskForm = onDemand(async () => (await import("./TaskForm.tsx")).TaskForm);
