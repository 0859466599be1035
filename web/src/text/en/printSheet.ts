/** The text around the page number and the number of pages. */
export const pageNumber = { before: "Page ", between: " of " };
