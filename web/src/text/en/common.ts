export const cancel = "Cancel";
export const close = "Close";
