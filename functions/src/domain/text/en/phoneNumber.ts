export const enterNumber = "Enter your phone number.";
export const howToWriteIt =
  "Enter a number with its area code, like (555) 014-7720, or start with + and the country code.";
