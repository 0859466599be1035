/** For a school account that its school has not allowed to sign in here, or a school's device that closes the window. */
export const keepsClosing = (provider: string) =>
  `If ${provider} said to ask your administrator, or the window closed by itself, your school has not allowed Cairn for its accounts or on this device.`;
/** By what the student wants to do. */
export const otherWays = {
  login:
    "An email and a password work without your school. “Forgot your password?” gives one to an account that you have, and “Create an Account” makes a new one.",
  register: "An email and a password work without your school: fill in the form above.",
};
export const continueHereWith = (provider: string) => `Continue with ${provider} on this page`;
export const forSchool = "What your school's IT office needs to allow it";
