export const enterName = "Enter your name.";
export const enterEmail = "Enter an email address like name@example.com.";
export const enterPassword = "Enter your password.";
export const confirmAge = "Cairn is for students who are 13 or older. Confirm your age first.";
export const chooseStage = "Choose one of the listed stages.";
/** The name shown for a student who has given none. */
export const nameless = "Student";
