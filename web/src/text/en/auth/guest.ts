export const lookAround = "Check out our website and see what it has to offer!";
export const noAccount =
  "Some features may not be available without an account to save it to. What you write as a guest is stored on Cairn's servers and opens in this browser only. We delete it when you have not been back for 60 days.";
export const openGuestPlan = "Open my guest plan";
export const openingGuestPlan = "Opening your guest plan";
export const letsGo = "Let's Go";
export const opening = "Opening Cairn";
export const orAsSample = "or look around as a sample student";
export const samples = "Sample students";
export const openingPlanOf = (name: string) => `Opening ${name}'s plan`;
