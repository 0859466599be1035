export const keptHere = "Kept on this device";
export const keptWillSync = "Kept on this device, will sync";
export const saved = "Saved";
