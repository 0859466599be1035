import type { CalendarItem } from "@domain/calendar/calendarItems";
import { googleCalendarLink } from "@domain/calendar/googleCalendarLink";
import * as text from "@text/dashboard/calendar";
import { CalendarPlus, Download, ExternalLink } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Menu } from "../../../ui/components/Menu.tsx";
import { useSaveCalendar } from "./useSaveCalendar.ts";
import "./CalendarItemRow.css";

interface CalendarItemRowProps {
  item: CalendarItem;
  /** Shown before the title: its date or its mark. */
  lead: ReactNode;
  /** The line below the title. */
  children: ReactNode;
}

/** One item with a day, with ways to add it to another calendar. */
export const CalendarItemRow = observer(function CalendarItemRow({ item, lead, children }: CalendarItemRowProps) {
  const save = useSaveCalendar();
  return (
    <li className="calendar-item">
      {lead}
      <span className="calendar-item__text">
        {item.title}
        <span className="calendar-item__meta">{children}</span>
      </span>
      <Menu
        icon={CalendarPlus}
        label={text.addItemToCalendar(item.title)}
        actions={[
          {
            label: text.download,
            icon: Download,
            act: () => void save([item], `cairn-${item.day}.ics`),
          },
          { label: text.google, icon: ExternalLink, href: googleCalendarLink(item) },
        ]}
      />
    </li>
  );
});
