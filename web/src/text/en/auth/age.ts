export const oldEnough = "I am 13 or older";
export const guestTooYoung = "Cairn is for students who are 13 or older, with or without an account.";
export const tooYoung = "Cairn accounts are for students who are 13 or older.";
