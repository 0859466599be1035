import { goneOn } from "@domain/journal/journal";
import * as text from "@text/tracker/journals";
import { observer } from "mobx-react-lite";
import { Button } from "../../../components/Button.tsx";
import { Card } from "../../../components/Card.tsx";
import type { JournalRecord } from "../../../stores/JournalsStore.ts";
import { usePlan } from "../../../stores/usePlan.ts";
import { detailLine, longDay } from "./journalFile.ts";
import type { Linkable } from "./linkable.ts";
import { filed } from "./useEntryFiles.tsx";

interface BinnedEntryProps {
  entry: JournalRecord;
  linkables: readonly Linkable[];
  onNew: () => void;
}

/** An entry of the bin: to be read, and to be put back. */
export const BinnedEntry = observer(function BinnedEntry({ entry, linkables, onNew }: BinnedEntryProps) {
  const { journals } = usePlan();
  return (
    <Card
      heading={text.inBin}
      tools={
        <Button variant="quiet" onClick={onNew}>
          {text.newEntry}
        </Button>
      }
    >
      <div className="card__body binned">
        <p className="quiet">
          {text.deletedOn(longDay(entry.written_on), longDay(goneOn(entry.deleted_on ?? entry.written_on)))}
        </p>
        {entry.title !== "" && <h3>{entry.title}</h3>}
        <p className="quiet">{detailLine(filed(entry, linkables))}</p>
        <p className="binned__text">{entry.text}</p>
        <Button onClick={() => void journals.restore(entry.id)}>{text.putBack}</Button>
      </div>
    </Card>
  );
});
