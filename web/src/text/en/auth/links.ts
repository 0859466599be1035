export const yourLink = "your link";
export const goToLogin = "Go to Login";
export const goToDashboard = "Go to your dashboard";
export const goToCairn = "Go to Cairn";

export const link = "Link";
export const incomplete = "This link is incomplete";
export const copyWholeLink = "Copy the whole link from the email, or ask for a new one.";

/** For an account without an email address. */
export const thisAddress = "This address";
/**
 * For each link: its title, what a press does, the button, that it is done, what that means for the account's address,
 * and what is true of a link that no longer works for someone who is not logged in.
 */
export const applied = {
  verifyEmail: {
    title: "Confirm your email",
    asked: (email: string) => `This confirms that ${email} is yours.`,
    press: "Confirm this email",
    done: "Your email is confirmed",
    told: (email: string) => `${email} is yours.`,
    spent:
      "If you have pressed its button before, your email is confirmed already. Log in to see. If it is not, your profile sends a new link.",
  },
  verifyAndChangeEmail: {
    title: "Change your email",
    asked: (email: string) => `From then on you log in as ${email}.`,
    press: "Change to this email",
    done: "Your email has been changed",
    told: (email: string) => `From now on you log in as ${email}.`,
    spent:
      "If you have pressed its button before, you log in with your new email now. If that does not work, log in with your old one and change it again in your profile.",
  },
  recoverEmail: {
    title: "Get your old email back",
    asked: (email: string) => `From then on you log in as ${email} again.`,
    press: "Go back to this email",
    done: "Your old email is back",
    told: (email: string) =>
      `You log in as ${email} again. If you did not change it yourself, choose a new password now.`,
    spent:
      "If you have pressed its button before, you log in with your old email again. If you did not change it yourself, choose a new password now.",
  },
};
/** What is true of an account that is logged in while its link no longer works. */
export const loggedInAs = (email: string) => `You are logged in as ${email}.`;

export const newPassword = "New password";
export const choosePassword = "Choose a new password";
export const passwordFor = (email: string) => `For ${email}. Saving it signs you out on your other devices.`;
export const savePassword = "Save the new password";
export const passwordChanged = "Your password has been changed";
export const logInWithNew = (email: string) => `Log in as ${email} with the new one.`;
