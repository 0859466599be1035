export const title = "Not on the map";
export const heading = "This page is not on the map";
export const noTrail = "No trail leads here";
export const toDashboard = "Go to the dashboard";
export const nothingAt = (path: string) =>
  `Cairn has nothing at ${path}. Check the address, or start again from the dashboard.`;
