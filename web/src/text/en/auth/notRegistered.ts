export const wantsToRegister = "User is not present in the system do you want to register?";
export const noPlanFor = (email: string) => `You logged in as ${email}. This account has no plan here yet.`;
export const noPlanYet = "You are logged in, but this account has no plan here yet.";
export const no = "No, log me out";
export const yes = "Yes, choose my stage";
