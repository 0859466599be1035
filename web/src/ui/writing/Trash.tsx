import * as text from "@text/tracker/trash";
import { ArchiveRestore, Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { IconButton } from "../components/IconButton.tsx";
import "./Trash.css";

interface TrashRow {
  readonly id: string;
  readonly name: string;
  /** Opens it to be read. */
  readonly opener: ReactNode;
  /** The day it is deleted permanently, in words. */
  readonly goneOn: string | null;
}

interface TrashProps {
  rows: readonly TrashRow[];
  /** How long deleted texts stay here. */
  waitHere: string;
  /** The question before this many are deleted permanently, and what it adds. */
  deleteAsk: (count: number) => string;
  noWayBack: string;
  onRestore: (id: string) => void;
  onDelete: (ids: readonly string[]) => void;
}

/** Deleted texts that can still be restored. Renders nothing while the trash is empty. */
export function Trash({ rows, waitHere, deleteAsk, noWayBack, onRestore, onDelete }: TrashProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [pendingDeletion, setPendingDeletion] = useState<readonly string[]>([]);
  if (rows.length === 0 && !isOpen) return null;

  function handleRestore(id: string) {
    toggle.current?.focus();
    onRestore(id);
  }

  function handleDelete() {
    onDelete(pendingDeletion);
    setPendingDeletion([]);
  }

  return (
    <div className="trash">
      <Button ref={toggle} variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Trash2 className="icon" aria-hidden />
        {text.trash(rows.length)}
      </Button>
      {isOpen && (
        <>
          <p className="field__hint">{waitHere}</p>
          <ul>
            {rows.map(({ id, name, opener, goneOn }) => (
              <li key={id} className="trash__row">
                <div>
                  {opener}
                  {goneOn !== null && <p className="quiet">{text.goneOn(goneOn)}</p>}
                </div>
                <IconButton icon={ArchiveRestore} label={text.putBackNamed(name)} onClick={() => handleRestore(id)} />
                <IconButton
                  icon={Trash2}
                  label={text.deleteForGoodNamed(name)}
                  onClick={() => setPendingDeletion([id])}
                />
              </li>
            ))}
          </ul>
          {rows.length > 0 && (
            <Button variant="danger-quiet" onClick={() => setPendingDeletion(rows.map(({ id }) => id))}>
              {text.emptyTrash}
            </Button>
          )}
        </>
      )}
      <Dialog
        title={deleteAsk(pendingDeletion.length)}
        text={noWayBack}
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
}
