import type { Api } from "../../base/api.ts";
import { ApplicationStore } from "../../features/application/ApplicationStore.ts";
import { CoursesStore } from "../../features/coursework/CoursesStore.ts";
import { CalendarStore } from "../../features/dashboard/CalendarStore.ts";
import { EssayDays, essaysOnDemand } from "../../features/essays/EssayDays.ts";
import { ExperiencesStore } from "../../features/experiences/ExperiencesStore.ts";
import { TrackerSettingsStore } from "../../features/experiences/TrackerSettingsStore.ts";
import { practicesOnDemand } from "../../features/interviews/practicesOnDemand.ts";
import { JournalsStore } from "../../features/journals/JournalsStore.ts";
import { LetterDates, lettersOnDemand } from "../../features/letters/LetterDates.ts";
import { calendarFeedOnDemand } from "../../features/profile/calendar-address/calendarFeedOnDemand.ts";
import { PhotoStore } from "../../features/profile/PhotoStore.ts";
import { planExportOnDemand } from "../../features/profile/planExportOnDemand.ts";
import { SavedResourcesStore } from "../../features/resources/SavedResourcesStore.ts";
import { SchoolsStore } from "../../features/schools/SchoolsStore.ts";
import { ScoresStore } from "../../features/scores/ScoresStore.ts";
import { seasonOnDemand } from "../../features/season/seasonOnDemand.ts";
import { sharesOnDemand } from "../../features/sharing/sharesOnDemand.ts";
import { SupportStore } from "../../features/support/SupportStore.ts";
import { TimelineStore } from "../../features/timeline/TimelineStore.ts";
import type { FirstStores, Plan } from "../../stores/Plan.ts";
import type { PlanFirestore } from "../../sync/PlanFirestore.ts";
import type { PlanStore } from "../../sync/PlanStore.ts";

/**
 * Creates the stores of the signed-in student, as `usePlan()` gives them to screens. They mirror Firestore, and open and
 * close together (`PlanLifecycle`). Those of the first view come first (`createFirstStores`). The code of all others runs
 * after it. Stores open in the order of their lines and close in the reverse order.
 */
export function createPlan(firestore: PlanFirestore, first: FirstStores, api: Api): Plan {
  const trackerSettings = new TrackerSettingsStore(firestore);
  const schools = new SchoolsStore(firestore);
  const essayDays = new EssayDays(firestore);
  const stores = {
    ...first,
    experiences: new ExperiencesStore(firestore),
    trackerSettings,
    scores: new ScoresStore(firestore),
    schools,
    season: seasonOnDemand(firestore, { schools, trackerSettings }),
    savedResources: new SavedResourcesStore(firestore),
    courses: new CoursesStore(firestore),
    timeline: new TimelineStore(firestore),
    application: new ApplicationStore(firestore),
    letterDates: new LetterDates(firestore),
    letters: lettersOnDemand(firestore),
    journals: new JournalsStore(firestore),
    practices: practicesOnDemand(firestore),
    essayDays,
    essays: essaysOnDemand(firestore, essayDays),
    support: new SupportStore(firestore),
    photo: new PhotoStore(firestore),
    planExport: planExportOnDemand(firestore),
    calendarFeed: calendarFeedOnDemand(firestore, api),
  } satisfies Readonly<Record<string, PlanStore>>;
  const shares = sharesOnDemand(firestore, stores);
  return { ...stores, shares, calendar: new CalendarStore(stores) };
}
