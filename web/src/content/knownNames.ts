import type { NamedSchool } from "@domain/essay/schoolNames";
import { isCertainAlias } from "./schoolNicknames.ts";

/** Every college, or every medical and dental school, with the short names that mean nothing else. */
export async function loadKnownNames(which: "colleges" | "professional"): Promise<readonly NamedSchool[]> {
  if (which === "professional") {
    const { default: file } = await import("./schools/professionalSchools.json");
    return file.schools.map(({ name, city }) => ({ name, city }));
  }
  const { default: file } = await import("./schools/collegeDirectory.json");
  return file.rows.map((row) => {
    const [, name = "", city = "", , , aliases = ""] = row.split("\t");
    return { name, city, nicknames: { names: aliases.split("|").filter(isCertainAlias) } };
  });
}
