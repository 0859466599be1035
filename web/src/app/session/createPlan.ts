import { ApplicationStore } from "../../features/application/ApplicationStore.ts";
import { CoursesStore } from "../../features/coursework/CoursesStore.ts";
import { CalendarStore } from "../../features/dashboard/CalendarStore.ts";
import { EssaysStore } from "../../features/essays/EssaysStore.ts";
import { ExperiencesStore } from "../../features/experiences/ExperiencesStore.ts";
import { TrackerSettingsStore } from "../../features/experiences/TrackerSettingsStore.ts";
import { PracticesStore } from "../../features/interviews/PracticesStore.ts";
import { JournalsStore } from "../../features/journals/JournalsStore.ts";
import { LettersStore } from "../../features/letters/LettersStore.ts";
import { CalendarFeedStore } from "../../features/profile/calendar-address/CalendarFeedStore.ts";
import { PhotoStore } from "../../features/profile/PhotoStore.ts";
import { PlanExport } from "../../features/profile/PlanExport.ts";
import { SavedResourcesStore } from "../../features/resources/SavedResourcesStore.ts";
import { SchoolsStore } from "../../features/schools/SchoolsStore.ts";
import { ScoresStore } from "../../features/scores/ScoresStore.ts";
import { SeasonStore } from "../../features/season/SeasonStore.ts";
import { SharesStore } from "../../features/sharing/SharesStore.ts";
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
export function createPlan(firestore: PlanFirestore, first: FirstStores): Plan {
  const trackerSettings = new TrackerSettingsStore(firestore);
  const schools = new SchoolsStore(firestore);
  const stores = {
    ...first,
    experiences: new ExperiencesStore(firestore),
    trackerSettings,
    scores: new ScoresStore(firestore),
    schools,
    season: new SeasonStore(firestore, { schools, trackerSettings }),
    savedResources: new SavedResourcesStore(firestore),
    courses: new CoursesStore(firestore),
    timeline: new TimelineStore(firestore),
    application: new ApplicationStore(firestore),
    letters: new LettersStore(firestore),
    journals: new JournalsStore(firestore),
    practices: new PracticesStore(firestore),
    essays: new EssaysStore(firestore),
    support: new SupportStore(firestore),
    photo: new PhotoStore(firestore),
    planExport: new PlanExport(firestore),
    calendarFeed: new CalendarFeedStore(firestore),
  } satisfies Readonly<Record<string, PlanStore>>;
  const shares = new SharesStore(firestore, stores);
  return { ...stores, shares, calendar: new CalendarStore(stores) };
}
