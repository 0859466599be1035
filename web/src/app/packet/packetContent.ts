import { APPLICATION_FORMS, type ApplicationForm } from "@domain/application/application";
import { chosenServices, FORMS_OF_SERVICE } from "@domain/application/formServices";
import { countedTasks } from "@domain/checklist/countedTasks";
import { inEssayOrder } from "@domain/essay/essay";
import { usualCurrentUntil } from "@domain/experience/tmdsasHours";
import type { StudentNumbers } from "@domain/fit/schoolFit";
import { studentNumbers } from "@domain/fit/studentNumbers";
import { calculateGpa, type GpaResult, realCourses } from "@domain/gpa/gpa";
import { isOfTrack } from "@domain/letter/letterForm";
import type { DashboardItem } from "@domain/shared/stage";
import type { CourseRow } from "../../features/coursework/CoursesStore.ts";
import type { ChecklistRow } from "../../features/dashboard/checklistView.ts";
import type { EssayRecord } from "../../features/essays/EssaysStore.ts";
import type { LetterRow } from "../../features/letters/LettersStore.ts";
import type { Plan } from "../../stores/Plan.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { type Entry, entriesOf } from "../../views/applicationView.ts";
import { rulebooksOf, servicesOf } from "../../views/courseworkView.ts";
import { inLetterOrder } from "../../views/letterOrder.ts";
import { latestFirst } from "../../views/scoreWords.ts";
import type { PacketStores } from "./usePacketData.ts";

/** Everything that a packet prints, in print order. */
export interface PacketContent {
  /** The tasks that count: open ones by due day, then done ones. */
  readonly tasks: readonly ChecklistRow[];
  /** The first form that the student applies with. */
  readonly mainForm: ApplicationForm | undefined;
  /** The forms with entries, those of the student's services first. */
  readonly forms: readonly { readonly form: ApplicationForm; readonly entries: readonly Entry[] }[];
  readonly essays: readonly EssayRecord[];
  readonly letters: readonly LetterRow[];
  readonly schools: readonly SchoolRecord[];
  readonly numbers: StudentNumbers;
  readonly courses: readonly CourseRow[];
  readonly averages: readonly GpaResult[];
  readonly scores: Plan["scores"]["rows"];
}

/** What the student has stored, as its screens show it. `asOf`: the day that splits completed and anticipated hours. */
export function packetContent(
  plan: Plan,
  { store, letters }: PacketStores,
  track: DashboardItem,
  asOf: string,
): PacketContent {
  const { application, checklists, courses, experiences, schools, scores, trackerSettings } = plan;
  const { settings } = trackerSettings;
  const own = chosenServices(track, settings.services).flatMap((service) => FORMS_OF_SERVICE[service]);
  const forms = [...own, ...APPLICATION_FORMS.filter((form) => !own.includes(form))];
  const currentUntil = settings.tmdsas_until ?? usualCurrentUntil(asOf);
  const counted = courses.rows.filter(({ level }) => track === "HS" || level === "college");
  return {
    tasks: countedTasks(checklists.current.rows),
    mainForm: own[0],
    forms: forms
      .map((form) => ({
        form,
        entries: entriesOf(form, application.rowsOf(form), experiences.records, asOf, currentUntil),
      }))
      .filter(({ entries }) => entries.length > 0),
    essays: store.records.toSorted(inEssayOrder).map(store.asWritten),
    letters: inLetterOrder(letters.rows.filter((row) => isOfTrack(row, track))),
    schools: schools.rows.filter((row) => row.track === track).toSorted((a, b) => a.name.localeCompare(b.name)),
    numbers: studentNumbers({ track, scores: scores.rows, courses: courses.rows, settings }),
    courses: counted,
    averages: rulebooksOf(track, settings, servicesOf(track, settings, schools.rows)).map((rulebook) =>
      calculateGpa(realCourses(counted), rulebook),
    ),
    scores: latestFirst(scores.rows),
  };
}
