export const commitTitle = (name: string) => `Commit to ${name}?`;
export const commitText =
  "A commitment is final. You then withdraw from every other school yourself. What you give up there:";
export const commitAlone = "A commitment is final. No other application of yours is open.";
export const commit = "Commit";
export const withdrawTitle = (name: string) => `Withdraw from ${name}?`;
export const withdrawText = "Tell the school, too: Cairn only keeps a note of it. What you give up:";
export const withdraw = "Withdraw";
export const declineTitle = (name: string) => `Decline the offer of ${name}?`;
export const declineText = "Tell the school, too: Cairn only keeps a note of it. What you give up:";
export const decline = "Decline";
export const lostAt = (name: string, what: string) => `${name}: ${what}`;
export const losses = {
  offer: "your offer",
  waitlist: "your place on the waitlist",
  interview: "your interview",
  application: "your application",
};
