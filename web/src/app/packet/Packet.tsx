import { localDayOf } from "@domain/shared/calendarDay";
import { hoursUpTo } from "@text/tracker/application";
import * as text from "@text/tracker/packet";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { PrintedEntries } from "../../features/application/PrintedEntries.tsx";
import { PrintedCourses } from "../../features/coursework/PrintedCourses.tsx";
import { PrintedSchools } from "../../features/schools/PrintedSchools.tsx";
import { usePlan } from "../../stores/usePlan.ts";
import { PrintSheet } from "../../ui/components/PrintSheet.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { dayText } from "../../views/dayText.ts";
import { entriesHeading } from "../../views/entriesHeading.ts";
import { PacketCover } from "./PacketCover.tsx";
import { PacketEssays } from "./PacketEssays.tsx";
import { PacketChecklist, PacketLetters, PacketScores } from "./PacketTables.tsx";
import { packetContent } from "./packetContent.ts";
import type { PacketStores } from "./usePacketData.ts";
import "./Packet.css";

interface PacketProps extends TrackerTabProps {
  title: string;
  stores: PacketStores;
}

/** The whole application as one printed document. Parts without content are named on the cover alone. */
export const Packet = observer(function Packet({ track, title, stores }: PacketProps) {
  const plan = usePlan();
  const { settings } = plan.trackerSettings;
  const today = localDayOf(new Date());
  const asOf = settings.apply_date ?? today;
  const showsScores = settings.display_scores !== false;
  const content = packetContent(plan, stores, track, asOf);
  const { tasks, forms, essays, letters, schools, numbers, courses, averages, scores } = content;
  return (
    <PrintSheet title={title} hidesOthers>
      <PacketCover track={track} content={content} today={today} showsScores={showsScores} />
      {tasks.length > 0 && (
        <Part heading={text.checklist}>
          <PacketChecklist tasks={tasks} today={today} />
        </Part>
      )}
      {forms.map(({ form, entries }) => (
        <Part key={form} heading={entriesHeading(form)}>
          <p>{hoursUpTo(dayText(asOf))}</p>
          <PrintedEntries form={form} entries={entries} EntryHeading="h3" />
        </Part>
      ))}
      {essays.length > 0 && (
        <Part heading={text.essays}>
          <PacketEssays essays={essays} schools={plan.schools.rows} />
        </Part>
      )}
      {letters.length > 0 && (
        <Part heading={text.letters}>
          <PacketLetters letters={letters} schools={schools} />
        </Part>
      )}
      {schools.length > 0 && (
        <Part heading={text.schools[track]} follows={letters.length > 0}>
          <PrintedSchools track={track} rows={schools} numbers={numbers} />
        </Part>
      )}
      {courses.length > 0 && (
        <Part heading={text.courses}>
          <PrintedCourses rows={courses} done={averages} TermHeading="h3" />
        </Part>
      )}
      {scores.length > 0 && (
        <Part heading={text.scores} follows={courses.length > 0}>
          {showsScores ? <PacketScores scores={scores} /> : <p>{text.scoresHidden}</p>}
        </Part>
      )}
    </PrintSheet>
  );
});

interface PartProps {
  heading: string;
  /** Whether it may share a page with the part before it, if all of it fits there. Others start a page. */
  follows?: boolean;
  children: ReactNode;
}

function Part({ heading, follows = false, children }: PartProps) {
  return (
    <section className="packet__part" data-follows={follows || undefined}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
