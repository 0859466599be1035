export const copyIsSilent =
  "The copy of your plan on this device cannot be opened. You can start without it: your plan then comes from our server. Changes that have not been sent yet stay in the copy and are sent when it opens again.";
export const startWithoutCopy = "Start without the copy";
export const openedWithoutCopy =
  "Cairn is running without the copy of your plan on this device. Everything works while you are online. A new tab tries to open the copy again.";
export const keepsNothing =
  "This browser does not let Cairn store anything: its storage is blocked or full. Everything works while you are online. Offline, you lose changes and drafts when you close or reload this page, and you may have to log in again.";
export const newVersion = "A new version of Cairn is ready.";
export const reload = "Reload";
/** Both days are formatted. */
export const clockDiffers = (here: string, there: string) =>
  `This device's clock says ${here}, and our server's ${there}. Cairn goes by this device, so check its date.`;
