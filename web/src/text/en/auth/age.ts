export const oldEnough = "I am 13 or older";
export const guestTooYoung = "Cairn is for students of 13 or older, with and without an account.";
export const tooYoung = "Cairn accounts are for students of 13 or older.";
