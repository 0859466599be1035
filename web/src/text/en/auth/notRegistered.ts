export const wantsToRegister = "User is not present in the system do you want to register?";
export const noPlanFor = (email: string) => `You logged in as ${email}, who has no plan here yet.`;
export const noPlanYet = "You logged in as a student, who has no plan here yet.";
export const no = "No, log me out";
export const yes = "Yes, choose my stage";
