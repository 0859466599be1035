import { goneOn, journalName, TRASH_DAYS } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { Trash } from "../../ui/writing/Trash.tsx";
import { longDay } from "./journalFile.ts";

/** Deleted entries that can still be restored. */
export const EntryTrash = observer(function EntryTrash({ onOpen }: { onOpen: (id: string) => void }) {
  const { journals } = usePlan();
  const { trash } = journals;
  return (
    <Trash
      rows={trash.map((entry) => ({
        id: entry.id,
        name: journalName(entry),
        opener: (
          <button type="button" className="journal-row__open on-paper" onClick={() => onOpen(entry.id)}>
            {journalName(entry)}
          </button>
        ),
        goneOn: entry.deleted_on && longDay(goneOn(entry.deleted_on)),
      }))}
      waitHere={text.waitHere(TRASH_DAYS)}
      deleteAsk={text.deleteAsk}
      noWayBack={text.noWayBack}
      onRestore={(id) => void journals.restore(id)}
      onDelete={(ids) => journals.remove(trash.filter(({ id }) => ids.includes(id)))}
    />
  );
});
