/** For screen readers. */
export const changedElsewhere = (field: string) => `Changed on another device: ${field}`;
/** Shown before the other device's value. */
export const otherDeviceHas = "Changed on another device: {value}";
export const clearedElsewhere = "Cleared on another device.";
export const keepYours = "Keep yours";
export const takeOther = "Use the other";
