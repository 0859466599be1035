import { BIN_DAYS, goneOn, journalName } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { ArchiveRestore, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { Button } from "../../../components/Button.tsx";
import { Dialog } from "../../../components/Dialog.tsx";
import { IconButton } from "../../../components/IconButton.tsx";
import type { JournalRecord } from "../../../stores/JournalsStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { longDay } from "./journalFile.ts";

/** What was deleted and can still be put back. */
export const EntryBin = observer(function EntryBin({ onOpen }: { onOpen: (id: string) => void }) {
  const { journals } = usePlan();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [pendingDeletion, setPendingDeletion] = useState<readonly JournalRecord[]>([]);
  const { bin } = journals;
  if (bin.length === 0 && !isOpen) return null;

  function handleRestore(id: string) {
    toggle.current?.focus();
    void journals.restore(id);
  }

  function handleDelete() {
    journals.remove(pendingDeletion);
    setPendingDeletion([]);
  }

  return (
    <div className="entry-bin">
      <Button ref={toggle} variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Trash2 className="icon" aria-hidden />
        {text.bin(bin.length)}
      </Button>
      {isOpen && (
        <>
          <p className="field__hint">{text.waitHere(BIN_DAYS)}</p>
          <ul>
            {bin.map((entry) => (
              <li key={entry.id} className="entry-bin__row">
                <div>
                  <button type="button" className="journal-row__open" onClick={() => onOpen(entry.id)}>
                    {journalName(entry)}
                  </button>
                  {entry.deleted_on !== null && (
                    <p className="quiet">{text.goneOn(longDay(goneOn(entry.deleted_on)))}</p>
                  )}
                </div>
                <IconButton
                  icon={ArchiveRestore}
                  label={text.putBackNamed(journalName(entry))}
                  onClick={() => handleRestore(entry.id)}
                />
                <IconButton
                  icon={Trash2}
                  label={text.deleteForGoodNamed(journalName(entry))}
                  onClick={() => setPendingDeletion([entry])}
                />
              </li>
            ))}
          </ul>
          {bin.length > 0 && (
            <Button variant="danger-quiet" onClick={() => setPendingDeletion(bin)}>
              {text.emptyBin}
            </Button>
          )}
        </>
      )}
      <Dialog
        title={text.deleteAsk(pendingDeletion.length)}
        text={text.noWayBack}
        isOpen={pendingDeletion.length > 0}
        onClose={() => setPendingDeletion([])}
        actions={
          <>
            <Button variant="quiet" onClick={() => setPendingDeletion([])}>
              {text.keep}
            </Button>
            <Button variant="danger" onClick={handleDelete}>
              {text.deleteForGood}
            </Button>
          </>
        }
      />
    </div>
  );
});
