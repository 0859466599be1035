import type { Course } from "@domain/course/course";
import { COURSE_LIMIT, inTermOrder } from "@domain/course/courseOrder";
import { coursesPath } from "@domain/records/firestorePaths";
import type { Changes } from "@domain/records/recordChanges";
import * as text from "@text/stores/plan";
import { makeAutoObservable } from "mobx";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import { type ListRow, RowListStore } from "../../sync/RowListStore.ts";

declare module "../../stores/Plan.ts" {
  interface Plan {
    readonly courses: CoursesStore;
  }
}

export type CourseRow = ListRow<Course>;

/** What Undo needs, and whether the server accepted all courses. */
export interface AddedCourses {
  readonly ids: readonly string[];
  readonly written: Promise<boolean>;
}

/** The student's courses and grades. */
export class CoursesStore {
  /** The rows, their loading and saving state, and unreadable rows. */
  readonly list: RowListStore<Course>;

  constructor(firestore: PlanFirestore) {
    this.list = new RowListStore(firestore, {
      kind: async () => (await import("@domain/course/course")).courseKind,
      limit: COURSE_LIMIT,
      notLoaded: text.coursesNotLoaded,
    });
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The newest term first. */
  get rows(): readonly CourseRow[] {
    return this.list.rows.toSorted(inTermOrder);
  }

  /** How many more courses the list can hold. */
  get room(): number {
    return COURSE_LIMIT - this.list.rows.length;
  }

  get isWaiting(): boolean {
    return this.list.isWaiting;
  }

  open(uid: string): void {
    this.list.openLater(coursesPath(uid));
  }

  close(): void {
    this.list.close();
  }

  /** Shows at once. Resolves to false if the server or the list's limit rejects it. */
  add(course: Course): Promise<boolean> {
    return this.list.put(this.list.newRowId(), course, text.notAdded(course.name));
  }

  /** Adds all courses, or none if the list has not enough room. */
  addAll(courses: readonly Course[]): AddedCourses {
    if (courses.length > this.room) return { ids: [], written: Promise.resolve(false) };
    const ids = courses.map(() => this.list.newRowId());
    const written = courses.map((course, at) => this.list.put(ids[at] ?? "", course, text.someCoursesNotAdded));
    return { ids, written: Promise.all(written).then((taken) => taken.every(Boolean)) };
  }

  /** Changes only the named fields, so changes to other fields from other devices stay. */
  change({ id, name }: Pick<CourseRow, "id" | "name">, changes: Changes<Course>): Promise<boolean> {
    return this.list.change(id, changes, text.notChanged(name));
  }

  remove(id: string): Promise<boolean> {
    return this.list.remove(id, text.courseNotDeleted);
  }

  /** Restores a removed course. */
  restore({ id, pending: _, ...course }: CourseRow): Promise<boolean> {
    return this.list.put(id, course, text.notPutBack(course.name));
  }
}
