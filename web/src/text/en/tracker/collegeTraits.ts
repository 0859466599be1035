export const setting = "Setting";
export const anySetting = "Any setting";
export const settings = {
  city: "City",
  suburb: "Suburb",
  town: "Town",
  rural: "Country",
};
export const town = "Size of the city or town";
export const anyTown = "Any size";
/** Of the city that a college is in or near. */
export const townSizes = {
  large: "250,000 people or more",
  midsize: "100,000 to 249,999 people",
  small: "under 100,000 people",
};
export const major = "Field of study";
export const anyMajor = "Any field";
export const price = "Net price of a year";
export const anyPrice = "Any price";
export const upTo = (dollars: string) => `Up to ${dollars}`;
export const income = "Family income";
export const anyIncome = "On average";
export const incomes = {
  "30": "Up to $30,000",
  "48": "$30,001 to $48,000",
  "75": "$48,001 to $75,000",
  "110": "$75,001 to $110,000",
  over: "More than $110,000",
};
export const figuresOf = (year: string) => `As of ${year}. Colleges without a known figure are left out.`;
/** Tuition of a public college differs by state. */
export const pricesOf = (year: string) =>
  `What students with grants or federal aid paid in ${year}; at public colleges, those who live in the state.`;
export const missing = "Cairn does not have these figures yet, so this filter leaves no college out.";

/** The government's names of the families, shortened. */
export const majors = {
  "01": "Agriculture and animal sciences",
  "03": "Natural resources and conservation",
  "04": "Architecture",
  "05": "Area, ethnic, cultural and gender studies",
  "09": "Communication and journalism",
  "10": "Communications technologies",
  "11": "Computer and information sciences",
  "12": "Culinary and personal services",
  "13": "Education",
  "14": "Engineering",
  "15": "Engineering technologies",
  "16": "Languages and linguistics",
  "19": "Family and consumer sciences, nutrition",
  "22": "Legal studies",
  "23": "English language and literature",
  "24": "Liberal arts and general studies",
  "25": "Library science",
  "26": "Biological and biomedical sciences",
  "27": "Mathematics and statistics",
  "28": "Military science",
  "29": "Military technologies",
  "30": "Interdisciplinary studies",
  "31": "Parks, recreation, fitness and kinesiology",
  "38": "Philosophy and religious studies",
  "39": "Theology",
  "40": "Physical sciences",
  "41": "Science technologies",
  "42": "Psychology",
  "43": "Homeland security and law enforcement",
  "44": "Public administration and social work",
  "45": "Social sciences",
  "46": "Construction trades",
  "47": "Mechanics and repair",
  "48": "Precision production",
  "49": "Transportation",
  "50": "Visual and performing arts",
  "51": "Health professions, nursing",
  "52": "Business and management",
  "54": "History",
};
