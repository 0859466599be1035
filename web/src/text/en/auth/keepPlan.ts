export const keepPlan = "Keep my plan";
export const keeping = "Keeping your plan";
export const whyAccount =
  "Create an account and everything stays as it is: your stage, your lists and your settings. You can then log in on any device.";
export const orKeepWith = "or keep it with";
export const kept = "Your plan is now kept in your account.";
export const tooYoung = "Cairn is for students who are 13 or older. Check the box to continue.";
export const haveAccount = "I have an account";
export const notNow = "Not now";

export const goOn = "Continue with your account";
export const accountFor = (address: string) =>
  `There is already a Cairn account for ${address}. What should happen to the plan you made here as a guest?`;
export const accountForSignIn =
  "There is already a Cairn account for this sign-in. What should happen to the plan you made here as a guest?";
export const logInHere = "Log in to it here. What should happen to the plan you made here as a guest?";
export const newAccountInstead = "Create a new account instead";

export const myAccount = "My account";
export const myGuestPlan = "My guest plan";
/** What can happen to the guest's plan, and the effect of each choice. */
export const ways = {
  merge: {
    label: "Add it to my account",
    effect:
      "Everything your account does not have yet is added. What is done in either plan counts as done. Your account keeps its stage and name, and loses nothing. The guest plan is then deleted.",
  },
  apart: {
    label: "Keep both separate",
    effect:
      "Your account opens as it is. The guest plan stays in this browser. To open it again, log out and choose Guest Mode.",
  },
  delete: {
    label: "Delete the guest plan",
    effect: "Your account opens as it is. What you made here as a guest is deleted and cannot be brought back.",
  },
};
export const noRoomApart = "Another guest plan is already stored in this browser, and there is room for only one.";
export const email = "Email of this account";
export const password = "Password of this account";
export const passwordHint =
  "If you signed up with a button such as Google's, there is no password here. Go back and use that button.";
export const openingAccount = "Opening your account";
export const continueWithAccount = "Continue with my account";
