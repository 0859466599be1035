/** A medical or dental school as the file has it. */
interface ListedSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly state: string;
  readonly control: string;
  readonly services: readonly string[];
  readonly campus_of?: string;
}

const NATIONAL: Readonly<Record<string, string>> = { MD: "AMCAS", DO: "AACOMAS", DDS: "AADSAS" };

/** What is wrong in the list that is kept by hand, one line each. `oldIds` are in students' lists and must stay. */
export function professionalProblems(schools: readonly ListedSchool[], oldIds: readonly string[]): readonly string[] {
  const ids = new Set(schools.map(({ id }) => id));
  const names = schools.map(({ name }) => name);
  return [
    ...oldIds.filter((id) => !ids.has(id)).map((id) => `${id} has lost its school.`),
    ...schools.flatMap((school, index) => [
      ...(schools.findIndex(({ id }) => id === school.id) === index ? [] : [`${school.id} is listed twice.`]),
      ...(names.indexOf(school.name) === index ? [] : [`${school.name} is listed twice.`]),
      ...(school.id.startsWith(`${school.kind.toLowerCase()}-`)
        ? []
        : [`${school.id} is not a ${school.kind} school.`]),
      ...(school.campus_of === undefined || ids.has(school.campus_of)
        ? []
        : [`${school.id} is a campus of ${school.campus_of}, which is not listed.`]),
      ...serviceProblems(school),
    ]),
  ];
}

function serviceProblems({ id, kind, state, services }: ListedSchool): readonly string[] {
  const allowed = [NATIONAL[kind], "TMDSAS", "own"];
  const wrong = services.filter((service) => !allowed.includes(service));
  return [
    ...wrong.map((service) => `${id} is a ${kind} school and names ${service}.`),
    ...(services.length === 0 ? [`${id} names no service.`] : []),
    ...(services.includes("TMDSAS") && state !== "TX" ? [`${id} is not in Texas and names TMDSAS.`] : []),
  ];
}
