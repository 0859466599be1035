import type { OpenPart } from "./openShare.ts";

/** How many rows a part has: tasks, schools, courses, essays. None if it cannot be read. */
export function rowsIn({ key, content }: OpenPart): number {
  if (content === null) return 0;
  switch (key) {
    case "checklist":
      return content.lists.flatMap(({ tasks }) => tasks).length;
    case "hours":
      return content.experiences.length;
    case "application":
    case "journals":
      return content.entries.length;
    case "schools":
    case "season":
      return content.schools.length;
    case "courses":
      return content.terms.flatMap(({ courses }) => courses).length;
    case "scores":
      return content.scores.length;
    case "essay":
      return 1 + content.others.length;
  }
}
