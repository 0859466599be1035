import type { CalendarEntry } from "@domain/calendar/calendarFile";
import { useToast } from "../../../components/Toast.tsx";
import { messageOf, unreachable } from "../../../errors.ts";
import { useStores } from "../../../stores/useStores.ts";

/**
 * Hands the browser a calendar file to keep. What writes it is loaded when it is first asked for; resolves with whether
 * it came, and says so where it did not.
 */
export function useSaveCalendar(): (entries: readonly CalendarEntry[], fileName: string) => Promise<boolean> {
  const { session } = useStores();
  const showToast = useToast();
  return async (entries, fileName) => {
    try {
      const { saveCalendarFile } = await import("./saveCalendarFile.ts");
      saveCalendarFile(entries, session.uid ?? "", fileName);
      return true;
    } catch (failure) {
      showToast(messageOf(unreachable(failure)));
      return false;
    }
  };
}
