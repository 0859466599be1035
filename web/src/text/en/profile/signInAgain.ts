/** Why the student has to log in again. */
export const reasons = {
  deleteAccount: "For your safety, log in again to delete your account.",
  changeEmail: "For your safety, log in again to change your email.",
  changePassword: "For your safety, log in again to change your password.",
};
export const logInAgain = "Log in again";
export const yourPassword = "Your password";
export const enterPassword = "Enter your password.";
export const checking = "Checking";
export const logInAgainWith = (provider: string) => `Log in again with ${provider}`;
export const continueWith = (provider: string) => `Continue with ${provider}`;
export const waitingFor = (provider: string) => `Waiting for ${provider}`;
