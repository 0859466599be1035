/** Around the number of a page and the number of all pages. */
export const pageNumber = { before: "Page ", between: " of " };
