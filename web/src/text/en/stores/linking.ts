export const existingAccount = (email: string, ways: string, provider: string) =>
  `There is already an account for ${email}. Log in with ${ways}, and ${provider} will be added to it.`;
export const existingAccountSomehow = (email: string, provider: string) =>
  `There is already an account for ${email}. Log in the way you did before, and ${provider} will be added to it.`;
export const otherAccount = (provider: string, email: string) =>
  `${provider} was not added, because ${email} belongs to a different account.`;
export const wayAdded = (provider: string) =>
  `${provider} has been added to your account. From now on, you can log in with it, too.`;
/** `why` is a whole sentence. */
export const wayNotAdded = (provider: string, why: string) => `${provider} could not be added. ${why}`;
