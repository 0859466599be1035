export const highSchool = {
  english: "English",
  math: "Math",
  science: "Science with lab",
  social: "Social studies",
  language: "One foreign language",
  arts: "Fine or performing arts",
};

export const college = {
  biology: "Biology with lab",
  generalChemistry: "General chemistry with lab",
  organicChemistry: "Organic chemistry with lab",
  physics: "Physics with lab",
  biochemistry: "Biochemistry",
  math: "Math or statistics",
  english: "English or writing",
  behavior: "Psychology and sociology",
  anatomy: "Anatomy with lab",
  microbiology: "Microbiology with lab",
};

export const testedByMcat = "Tested by the MCAT; some schools ask for it.";
export const someSchools = "Some schools ask for it.";
