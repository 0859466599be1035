/** What the calendar needs of an essay. */
export interface EssayDay {
  readonly id: string;
  readonly title: string;
  readonly service: string | null;
  readonly school_id: string | null;
  readonly due_on: string;
  readonly isDone: boolean;
}

/**
 * The essays with a due day, from the stored index. Reads without the schemas, so the dashboard does not load them. The
 * trash is left out.
 */
export function essayDays(index: unknown): readonly EssayDay[] {
  return Object.entries<unknown>(Object(Object(index).items)).flatMap(([id, entry]) => {
    const { title, service, school_id, due_on, status, deleted_on } = Object(entry);
    if (typeof due_on !== "string" || typeof deleted_on === "string") return [];
    return {
      id,
      title: textOf(title) ?? "",
      service: textOf(service),
      school_id: textOf(school_id),
      due_on,
      isDone: status === "done" || status === "sent",
    };
  });
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
