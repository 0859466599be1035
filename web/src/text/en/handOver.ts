export const isReady = (file: string) => `${file} is ready.`;
export const save = "Save or send it";
export const open = "Open it";
