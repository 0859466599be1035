import { thisTab } from "@text/tracker/tabs";
import { Loading } from "../ui/components/Loading.tsx";
import { onDemand } from "../ui/components/onDemand.tsx";
import type { Slots } from "../ui/slots.ts";

/** What pages show of other features. The code of each part loads when it is first shown. */
export const SLOTS: Slots = {
  EmailVerification: onDemand(async () => (await import("../features/auth/EmailVerification.tsx")).EmailVerification),
  ImportCourses: onDemand(async () => (await import("../features/imports/ImportCourses.tsx")).ImportCourses, {
    waiting: <Loading what={thisTab} shape="rows" />,
  }),
  ImportExperiences: onDemand(
    async () => (await import("../features/imports/ImportExperiences.tsx")).ImportExperiences,
    { waiting: <Loading what={thisTab} shape="rows" /> },
  ),
  ImportSchools: onDemand(async () => (await import("../features/imports/ImportSchools.tsx")).ImportSchools),
  QuickLogDialog: onDemand(async () => (await import("../features/quick-log/QuickLogDialog.tsx")).QuickLogDialog),
  SchoolEssays: onDemand(async () => (await import("../features/essays/SchoolEssays.tsx")).SchoolEssays),
  SchoolLetters: onDemand(async () => (await import("../features/letters/SchoolLetters.tsx")).SchoolLetters),
  SchoolProgress: onDemand(async () => (await import("../features/schools/ProgressPart.tsx")).ProgressPart),
  SchoolSeason: onDemand(async () => (await import("../features/season/SeasonPanel.tsx")).SeasonPanel),
};
