export const writeTask = "Write what the task is.";
