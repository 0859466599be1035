import type { SchoolKind } from "./school.ts";

interface FigureSource {
  readonly name: string;
  readonly url: string;
}

/** Where schools' own figures are published, for schools whose figures Cairn lacks. Also in Resources. */
export const FIGURE_SOURCES: Readonly<Record<SchoolKind, FigureSource>> = {
  UG: { name: "College Navigator", url: "https://nces.ed.gov/collegenavigator/" },
  MD: {
    name: "MSAR",
    url: "https://students-residents.aamc.org/medical-school-admission-requirements/medical-school-admission-requirements",
  },
  DO: { name: "Choose DO Explorer", url: "https://choosedo.org/explore-schools/" },
  DDS: { name: "ADEA Dental School Explorer", url: "https://www.adea.org/officialguide/" },
};
