/** Who support is, as the form says and everybody reads. */
export const team = "Cairn support team";
