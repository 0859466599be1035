export const title = "Loading";
