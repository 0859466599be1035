export const profile = "Profile";
export const yourAccount = "your account";
export const accountInformation = "Account Information";

export const changeUsername = "Change your username";
export const username = "Username";
export const newUsername = "New username";
export const currentUsername = (name: string) => `Current username: ${name}`;
export const saveUsername = "Save username";
export const usernameIs = (name: string) => `Your username is now ${name}.`;

export const changePreferredName = "Change what you are called";
export const greeting = "Greeting";
export const whatToCallYou = "What should we call you?";
export const currentPreferredName = (name: string) => `Cairn and its emails greet you as ${name}.`;
export const noPreferredName = "Cairn greets you by the first word of your username.";
export const savePreferredName = "Save greeting";
export const removePreferredName = "Use my username";
export const preferredNameIs = (name: string) => `We will call you ${name}.`;
export const preferredNameRemoved = "Greetings use your username again.";

export const login = "Login";
export const emailAndPassword = "your email and password";
export const logInWith = (ways: string) => `You log in with ${ways}.`;
export const logInWithAs = (ways: string, address: string) => `You log in with ${ways} as ${address}.`;

export const changePassword = "Change your password";
export const addYourPassword = "Add a password";
export const password = "Password";
export const passwordNotShown = "Only you know it.";
export const currentPassword = "Current password";
export const guestHasNoPassword =
  "A guest has no password: the plan opens in this browser only. With an account, you can log in anywhere.";
export const guestHasNoEmail = "A guest has no email. Keep your plan in an account to add your email and a password.";
export const sampleHasNoEmail =
  "A sample has no email. Start your own plan in an account to add your email and a password.";
export const noPassword =
  "Your account has no password. You do not need one, but with a password you can also log in by email.";
export const newPassword = "New password";
export const newPasswordAgain = "Retype new password";
export const savePassword = "Save password";
export const addPassword = "Add password";
export const passwordAdded = "Your account has a password now.";
export const passwordChanged = "Your password has been changed. Your other devices will ask for the new one.";
export const enterCurrentPassword = "Enter your current password.";
export const typeNewPasswordAgain = "Type the new password once more.";
export const passwordsDiffer = "The two do not match yet.";

export const changeEmail = "Change your email";
export const email = "Email";
export const accountEmail = "Account email";
export const currentEmail = (address: string) => `Current email: ${address}`;
export const yourCurrentPassword = "Your current password";
export const sameEmail = "This is your email already. Enter the new one.";
export const sending = "Sending";
export const sendLink = "Send the link";
export const linkSent = (address: string) => `We sent a link to ${address}. Open it to make the change.`;
export const linkSentAs = (next: string, current: string) =>
  `We sent a link to ${next}. Open it to make the change. Until then your email stays ${current}, and you log in with that.`;

export const changePhone = "Change your phone number";
export const phone = "Phone";
export const accountPhone = "Account phone number";
export const currentPhone = (number: string) =>
  `Current number: ${number}. It is kept for your own records and is not used to log in.`;
export const noPhone = "No number is stored. It is kept for your own records and is not used to log in.";
export const savePhone = "Save phone number";
export const removePhone = "Remove the number";
export const phoneIs = (number: string) => `Your phone number is now ${number}.`;
export const phoneRemoved = "Your phone number has been removed.";

/** The heading of the card with the private calendar address. */
export const calendarAddress = "Calendar address";

/** Shown with an address that its school may close. */
export const schoolAddress = (address: string) =>
  `Schools often close addresses such as ${address} after graduation. Change to a personal one below, so that you keep your plan.`;
/** For an account without a password. */
export const passwordToo = "Add a password, too: then you do not need your school's account to log in.";
