export const unreachable = "Cairn could not be reached. Check your connection and try again.";
export const unknown = "Something went wrong";

/** For each client code of the sign-in provider, without its `auth/` prefix. */
export const signIn = {
  "account-exists-with-different-credential":
    "This email already belongs to an account with another way to log in. Log in the way you did before.",
  "admin-restricted-operation": "New accounts are turned off here. Log in with an account you already have.",
  "credential-already-in-use": "This sign-in already belongs to another account. Log in with it instead.",
  "email-already-in-use": "An account with this email already exists. Log in instead.",
  "email-change-needs-verification": "Confirm your email address first. We sent you the link by email.",
  "expired-action-code": "This link has expired. Ask for a new one.",
  // The SDK's code if the provider's script does not load.
  "internal-error": "The sign-in window could not be opened. Check your connection and try again.",
  "invalid-action-code": "This link has already been used or is incomplete. Ask for a new one.",
  "invalid-credential": "This email and password do not match. Check both and try again.",
  "invalid-custom-token": "Your account is ready. Log in with your email and password.",
  "invalid-email": "Enter an email address like name@example.com.",
  "invalid-user-token": "Your session has ended. Log in again.",
  "missing-email": "Enter your email address.",
  "missing-password": "Enter your password.",
  "network-request-failed": unreachable,
  "no-such-provider": "This way of signing in is not part of your account. Reload the page.",
  "operation-not-allowed": "This way of signing in is turned off. Choose another one.",
  "password-does-not-meet-requirements":
    "This password is too easy to guess. Choose a longer one that mixes letters, numbers and symbols.",
  "popup-blocked": "Your browser blocked the sign-in window. Allow it, or continue on this page.",
  "provider-already-linked": "Your account can already log in this way. Choose another one.",
  "quota-exceeded": "Cairn is very busy right now. Try again in an hour.",
  "redirect-cancelled-by-user": "You left before the sign-in was complete. Choose how to log in and start again.",
  "rejected-credential": "The sign-in was not accepted. Try again.",
  "requires-recent-login": "For your safety, log in again, then try this again.",
  timeout: unreachable,
  "too-many-requests": "Too many attempts. Wait a few minutes, then try again.",
  "unauthorized-domain": "Sign-in is not set up for this address. Open Cairn at its usual address.",
  "unverified-email": "Confirm your email address first. We sent you the link by email.",
  "user-disabled": "This account has been disabled. Log in with another one.",
  "user-mismatch": "This is not the account you are logged in to. Log in with the same one.",
  "user-not-found": "There is no account with this email. Check it, or create an account.",
  "user-token-expired": "Your session has ended. Log in again.",
  "weak-password": "Use at least 8 characters.",
  "web-storage-unsupported": "Your browser blocks storage for this site. Allow cookies for it, then try again.",
  "wrong-password": "This is not the password for that account. Check it and try again.",
};

/** For each failure of our API without a better message from the server. */
export const api = {
  tooManyRequests: "Too many attempts. Wait a few minutes, then try again.",
  notSignedIn: "Your session has ended. Log in again.",
  bodyTooLarge: "This is too long to be saved. Shorten it and try again.",
  internal: "Cairn could not do this right now. Try again in a minute.",
};
