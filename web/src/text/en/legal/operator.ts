export const heading = "Who runs this site";
export const name = "Name";
export const address = "Address";
export const contact = "Contact";
export const noneYet = "No operator is named yet";
export const noneYetHint =
  "This copy of Cairn is not set up for the public. Before students use it, it must say here who runs it. Until then, do not write anything in it that you want to keep private.";
export const changedOn = (day: string) => `Last changed on ${day}.`;
export const back = "Back to Cairn";
