/** The families of the government's Classification of Instructional Programs of 2020 in which colleges give degrees. */
export const MAJOR_FAMILIES = [
  ...["01", "03", "04", "05", "09", "10", "11", "12", "13", "14", "15", "16", "19", "22", "23", "24", "25", "26", "27"],
  ...["28", "29", "30", "31", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52"],
  "54",
] as const;
export type MajorFamily = (typeof MAJOR_FAMILIES)[number];
