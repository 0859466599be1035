import { openItems } from "@domain/calendar/calendarItems";
import * as text from "@text/dashboard/calendar";
import { CalendarPlus, CalendarSync, Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useNavigate } from "react-router-dom";
import { CALENDAR_ADDRESS } from "../../../base/paths.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { Menu } from "../../../ui/components/Menu.tsx";
import { useToast } from "../../../ui/components/Toast.tsx";
import { useSaveCalendar } from "./useSaveCalendar.ts";

/** Takes the dates to another calendar, once or for as long as the student plans. Renders nothing without dates. */
export const AddToCalendar = observer(function AddToCalendar({ today }: { today: string }) {
  const { calendar } = usePlan();
  const navigate = useNavigate();
  const showToast = useToast();
  const save = useSaveCalendar();

  async function handleSaveAll() {
    const open = openItems(calendar.items, today);
    if (await save(open, "cairn.ics")) showToast(text.downloadedDates(open.length));
  }

  if (calendar.status !== "ready" || !calendar.hasOpenItems(today)) return null;
  return (
    <Menu
      icon={CalendarPlus}
      label={text.addToCalendar}
      actions={[
        { label: text.downloadAll, icon: Download, act: () => void handleSaveAll() },
        { label: text.keepUpToDate, icon: CalendarSync, act: () => void navigate(CALENDAR_ADDRESS) },
      ]}
    />
  );
});
