export const keepPlan = "Keep my plan";
export const keeping = "Keeping your plan";
export const whyAccount =
  "Make an account and everything stays as it is: your stage, your lists and your settings. You can then log in on any device.";
export const orKeepWith = "or keep it with";
export const kept = "Your plan is kept in your account now.";
export const tooYoung = "Cairn is for students of 13 or older. Check the box to go on.";
export const haveAccount = "I have an account";
export const notNow = "Not now";

export const goOn = "Go on with your account";
export const accountFor = (address: string) =>
  `There is a Cairn account for ${address} already. What should become of the plan you made here as a guest?`;
export const accountForSignIn =
  "There is a Cairn account for this sign-in already. What should become of the plan you made here as a guest?";
export const logInHere = "Log in to it here. What should become of the plan you made here as a guest?";
export const newAccountInstead = "Make a new account instead";

export const myAccount = "My account";
export const myGuestPlan = "My guest plan";
export const chooseWay = "Choose what becomes of your guest plan.";
/** What may become of the guest's plan, and what follows from it. */
export const ways = {
  merge: {
    label: "Add it to my account",
    effect:
      "What your account lacks is added, and what is done in either plan is done. Your account keeps its own stage and name, and loses nothing. The guest plan is gone afterwards.",
  },
  apart: {
    label: "Keep both apart",
    effect:
      "Your account opens as it is. The guest plan waits in this browser: log out, and Guest Mode opens it again.",
  },
  delete: {
    label: "Delete the guest plan",
    effect: "Your account opens as it is. What you made here as a guest is deleted and cannot be brought back.",
  },
};
export const noRoomApart = "Another guest plan waits in this browser already, and there is room for one.";
export const email = "Email of this account";
export const password = "Password of this account";
export const passwordHint = "An account made with a provider has no password here: go back and use its button.";
export const openingAccount = "Opening your account";
export const continueWithAccount = "Continue with my account";
