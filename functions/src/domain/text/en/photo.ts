export const tooLarge = "This photo is too large.";
export const wrongKind = "This photo is neither a JPEG nor a WebP.";
