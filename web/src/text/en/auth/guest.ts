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
/** What each sample student says of themselves. A guest chooses by it. */
export const sampleSentences = {
  maya: "I am in 11th grade and look for colleges that fit.",
  sofia: "I am in 12th grade and apply to eight colleges.",
  nora: "I am a pre-med junior and take the MCAT in spring.",
  daniel: "I am a pre-med senior and apply this year.",
  priya: "I am a pre-dental sophomore and take the DAT next summer.",
  lucas: "I have a gap year and apply to dental schools.",
};
