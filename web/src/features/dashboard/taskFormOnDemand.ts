import { onDemand } from "../../ui/components/onDemand.tsx";

/** Only those who add or change a task need it. */
export const TaskForm = onDemand(async () => (await import("./TaskForm.tsx")).TaskForm);
