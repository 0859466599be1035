/** The heading of a column that lines between the rows of a table have given. */
export const SECTION = "Section";
