import type { CalendarEntry } from "@domain/calendar/calendarFile";
import { messageOf, unreachable } from "../../../base/errors.ts";
import { useStores } from "../../../stores/useStores.ts";
import { useToast } from "../../../ui/components/Toast.tsx";

/**
 * Makes the browser save a calendar file. The code that writes it loads on first use. Resolves with whether that
 * succeeded, and shows a message if not.
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
