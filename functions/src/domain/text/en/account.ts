export const enterName = "Enter your name.";
export const enterEmail = "Enter an email address like name@example.com.";
export const enterPassword = "Enter your password.";
export const confirmAge = "Cairn is for students of 13 or older. Confirm your age first.";
export const chooseStage = "Choose one of the listed stages.";
/** What a student is called who has given no name. */
export const nameless = "Student";
