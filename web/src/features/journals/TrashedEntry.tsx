import { goneOn } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import type { JournalRecord } from "./JournalsStore.ts";
import { detailLine, longDay } from "./journalFile.ts";
import type { Linkable } from "./linkable.ts";
import { filed } from "./useEntryFiles.tsx";

interface TrashedEntryProps {
  entry: JournalRecord;
  linkables: readonly Linkable[];
  onNew: () => void;
}

/** A deleted entry, to read or to restore. */
export const TrashedEntry = observer(function TrashedEntry({ entry, linkables, onNew }: TrashedEntryProps) {
  const { journals } = usePlan();
  return (
    <Card
      heading={text.inTrash}
      tools={
        <Button variant="quiet" onClick={onNew}>
          {text.newEntry}
        </Button>
      }
    >
      <div className="card__body trashed">
        <p className="quiet">
          {text.deletedOn(longDay(entry.written_on), longDay(goneOn(entry.deleted_on ?? entry.written_on)))}
        </p>
        {entry.title !== "" && <h3>{entry.title}</h3>}
        <p className="quiet">{detailLine(filed(entry, linkables))}</p>
        <p className="trashed__text">{entry.text}</p>
        <Button onClick={() => void journals.restore(entry.id)}>{text.putBack}</Button>
      </div>
    </Card>
  );
});
