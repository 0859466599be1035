export const enterName = "Enter the school's name.";
export const sayWhatIsDue = "Enter what is due.";
export const numberBetween = (low: number, high: number) => `Enter a number from ${low} to ${high}.`;
export const lowerFirst = "Enter the lower score first.";
