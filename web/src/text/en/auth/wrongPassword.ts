export const replacedByGoogle =
  "Have you used Google here since you chose this password? Then log in with Google: it replaced the password, because its email was not confirmed. “Forgot your password?” gives you a new one.";
