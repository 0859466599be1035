export const unexpected = "Unexpected Application Error!";
export const partMissing = "A part of Cairn could not be loaded. Check your connection, then reload the page.";
export const pageBroke =
  "This page stopped working. What you saved before is safe. Reload the page, or start again from home.";
export const reload = "Reload the page";
export const goHome = "Go home";
export const notConnected = "Not connected";
export const notOpenYet = "Your plan is not open yet";
export const signedInAs = (who: string) => `You are signed in as ${who}. Nothing you have written is lost.`;
export const signedIn = "You are signed in. Nothing you have written is lost.";
export const aStudent = "a student";
export const logOut = "Log Out";
export const yourAccount = "your account";
export const couldNotStart = "Cairn could not start";
export const nothingLost = "Nothing you have written is lost.";
