import type { DashboardItem } from "@domain/shared/stage";
import { nowShowsAndKeeps } from "@text/dashboard/standing";
import type { ShowToast } from "../../ui/components/Toast.tsx";

/** Says which track's tabs and forms are shown now, and that nothing of the others is gone. */
export function sayTrackShown(showToast: ShowToast, track: DashboardItem, undo: () => void): void {
  showToast(nowShowsAndKeeps(track), undo);
}
