export const schoolAddress = "You may lose this address after graduation. A personal one works, too.";
