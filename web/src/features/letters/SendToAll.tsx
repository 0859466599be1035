import { LETTER_SERVICES } from "@domain/letter/letter";
import { LETTER_LIMITS } from "@domain/letter/letterLimits";
import { sendToSchoolsOf } from "@domain/letter/letterRoute";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { useLetters } from "./useLetters.ts";

/** For each service whose schools are chosen one by one: a button that sends the letter to all that lack it. */
export const SendToAll = observer(function SendToAll(props: { row: LetterRow; schools: readonly SchoolRecord[] }) {
  const { row, schools } = props;
  const letters = useLetters();
  const showToast = useToast();

  return LETTER_SERVICES.filter((service) => !LETTER_LIMITS[service].isSentToAll).map((service) => {
    const { added, school_ids } = sendToSchoolsOf(service, row, schools);
    if (added === 0) return null;

    function handleSend() {
      void letters.change(row, { school_ids });
      showToast(text.sentToAllOf(row.writer, service, added), () => {
        const now = letters.rows.find(({ id }) => id === row.id);
        if (!now) return;
        const sent = new Set(school_ids.slice(row.school_ids.length));
        void letters.change(now, { school_ids: now.school_ids.filter((id) => !sent.has(id)) });
      });
    }

    return (
      <div key={service}>
        <Button variant="quiet" onClick={handleSend}>
          {text.sendToAll(service, added)}
        </Button>
      </div>
    );
  });
});
