export const copyIsSilent =
  "The copy of your plan on this device does not open. Start without it: your plan then comes from our server. Changes that were not sent yet stay in the copy and are sent when it opens again.";
export const startWithoutCopy = "Start without the copy";
export const openedWithoutCopy =
  "Cairn runs without the copy of your plan on this device. Everything works while you are online. In a new tab Cairn tries the copy again.";
export const keepsNothing =
  "This browser keeps nothing for Cairn: its storage is blocked or full. Everything works while you are online. Offline, changes and drafts are lost when you close or reload this page, and you may have to log in again.";
