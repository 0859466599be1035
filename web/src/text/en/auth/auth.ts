export const title = "Welcome";
export const welcome = "Welcome to Cairn";
export const lead =
  "Plan the climb from high school to medical or dental school. One task, one stone, one step at a time.";
export const trailMap =
  "A trail map. One path climbs from High school through Undergraduate, where a loop leads past a lake for Gap years, and forks to two summits marked with cairns: Dental school and Medical school.";
/**
 * At the end of the scale: the length of the path, from the first year of high school to the end of professional
 * school.
 */
export const lengthOfPath = "12 years";
/** Labels on the map, so they must be short. */
export const places = {
  highSchool: "High school",
  undergraduate: "Undergraduate",
  gapYears: "Gap year(s)",
  dentalSchool: "Dental school",
  medicalSchool: "Medical school",
};

export const login = "Login";
export const createAccount = "Create an Account";
export const guestMode = "Guest Mode";

export const email = "Email";
export const password = "Password";
export const letsGo = "Let's Go";
export const loggingIn = "Logging in";
export const createAccountWithEmail = "Create an account with this email";
/** Under a password that is wrong. */
export const replacedByGoogle = "If you have used Google here, log in with Google: it may have replaced your password.";
export const forgotPassword = "Forgot your password?";
export const orLogInWith = "or log in with";
export const waitingFor = (provider: string) => `Waiting for ${provider}`;
