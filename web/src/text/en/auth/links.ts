export const yourLink = "your link";
export const goToLogin = "Go to Login";
export const goToDashboard = "Go to your dashboard";
export const goToCairn = "Go to Cairn";

export const link = "Link";
export const incomplete = "This link is incomplete";
export const copyWholeLink = "Copy the whole link from the email, or ask for a new one.";

/** For an account without an email address. */
export const thisAddress = "This address";
/** For each link: what it does, that it is done, and what that means for the account's address. */
export const applied = {
  verifyEmail: {
    title: "Confirming your email",
    done: "Your email is confirmed",
    told: (email: string) => `${email} is yours.`,
  },
  verifyAndChangeEmail: {
    title: "Changing your email",
    done: "Your email has been changed",
    told: (email: string) => `From now on you log in as ${email}.`,
  },
  recoverEmail: {
    title: "Restoring your email",
    done: "Your old email is back",
    told: (email: string) =>
      `You log in as ${email} again. If you did not change it yourself, choose a new password now.`,
  },
};

export const newPassword = "New password";
export const choosePassword = "Choose a new password";
export const passwordFor = (email: string) => `For ${email}. Saving it signs you out on your other devices.`;
export const savePassword = "Save the new password";
export const passwordChanged = "Your password has been changed";
export const logInWithNew = (email: string) => `Log in as ${email} with the new one.`;
