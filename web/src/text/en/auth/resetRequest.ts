export const forgotPassword = "Forgot your password?";
export const howItWorks = "We will email you a link to a page where you can choose a new password.";
export const backToLogin = "Back to Login";
export const askForPassword = "Ask for a new password";
export const email = "Email of your account";
export const sent = (address: string) =>
  `If ${address} has an account, a link to choose a new password is on its way. Look in the spam folder too.`;
export const sending = "Sending";
export const sendLink = "Send the link";
