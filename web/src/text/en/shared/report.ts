export const title = "Report this plan";
export const text =
  "Say what is wrong. Whoever runs this site is told the reason and which link it is. They cannot read the plan, and can close it. Nothing about you is stored with the report.";
export const form = "Report";
export const question = "What is wrong?";
export const reasons = {
  "not-for-me": "I should not have got this link",
  harassment: "It insults or threatens someone",
  "false-identity": "Someone pretends to be another person",
  illegal: "It contains something illegal",
  other: "Something else",
};
export const choose = "Choose a reason.";
export const send = "Send report";
export const sending = "Sending";
export const received = "The report was received. If the plan is closed, this page says so.";
