export const oldEnough = "I am 13 or older";
export const tooYoung = "Cairn accounts are for students of 13 or older.";
