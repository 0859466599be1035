export const noEmailYet = "Your account has no email to log in with yet. Add one first, further down.";
export const wrongPassword = "This is not your current password. Check it and try again.";
export const emailTaken = "Another account already uses this email. Enter a different one.";
export const sessionEnded = "Your session has ended. Log in again.";
