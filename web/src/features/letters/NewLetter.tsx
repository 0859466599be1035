import { NO_LETTER_DETAILS } from "@domain/letter/letter";
import { KINDS_OF_TRACK } from "@domain/letter/letterForm";
import { serviceForAll } from "@domain/letter/letterRoute";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { useLetterAddress } from "./useLetterAddress.ts";
import { useLetters } from "./useLetters.ts";
import { WriterForm } from "./WriterForm.tsx";

interface NewLetterProps {
  track: DashboardItem;
  schools: readonly SchoolRecord[];
  onLeave: () => void;
}

/** The form for a new writer. Services that send every letter to all their schools are ticked. */
export const NewLetter = observer(function NewLetter({ track, schools, onLeave }: NewLetterProps) {
  const letters = useLetters();
  const { openAdded } = useLetterAddress();
  const showToast = useToast();
  const used = schools.map(serviceForAll).filter((service) => service !== null);
  const initial = {
    ...NO_LETTER_DETAILS,
    track,
    kind: KINDS_OF_TRACK[track][0] ?? "other",
    writer: "",
    services: [...new Set(used)],
  };

  return (
    <WriterForm
      label={text.newWriter}
      draftName="new"
      initial={initial}
      track={track}
      schools={schools}
      saveLabel={text.addWriter}
      onSave={(fields) => {
        const added = letters.add({ ...initial, ...fields });
        if (added) showToast(text.added(fields.writer));
        return { written: added?.written ?? Promise.resolve(false), id: added?.id ?? null };
      }}
      onSaved={(id) => id !== null && openAdded(id)}
      onLeave={onLeave}
    />
  );
});
