export const createAccount = "Create an Account";
export const yourName = "Your Name";
export const email = "Email Address";
export const password = "Password";
export const passwordHint = "A short sentence is easy to remember and hard to guess.";
export const passwordAgain = "Re-type Password";
export const logInWithEmail = "Log in with this email";
export const signUp = "Sign Up";
export const creating = "Creating your account";
export const orSignUpWith = "or sign up with";

export const typeAgain = "Type the password once more.";
export const passwordsDiffer = "Passwords do not match. Type the same one twice.";
