import { localDayOf } from "@domain/shared/calendarDay";
import * as text from "@text/layout/unsent";
import { Check, Copy } from "lucide-react";
import { Button } from "../../../ui/components/Button.tsx";
import { ErrorNote } from "../../../ui/components/ErrorNote.tsx";
import { useCopy } from "../../../ui/components/useCopy.ts";
import { dayText } from "../../../views/dayText.ts";
import type { UnsentThing } from "../../session/UnsentStore.ts";
import { labelsOf, plainText } from "./unsentWords.ts";

interface UnsentRowProps {
  thing: UnsentThing;
  title: string;
  onPutBack: () => void;
  onLeave: () => void;
}

export function UnsentRow({ thing, title, onPutBack, onLeave }: UnsentRowProps) {
  const [copying, copy] = useCopy();
  const [record] = thing.records;
  const missing = labelsOf(record);
  const day = dayText(localDayOf(new Date(thing.write.at)));
  const Icon = copying === "copied" ? Check : Copy;
  const copyLabel = copying === "copied" ? text.copied : text.copy;

  return (
    <li className="unsent__thing">
      <div className="unsent__words">
        <p className="unsent__title">{title}</p>
        <p className="unsent__about">{text.written(text.kinds[record.kind], day)}</p>
        {record.standing && missing !== title && <p className="unsent__about">{text.missing(missing)}</p>}
      </div>
      <div className="unsent__actions">
        <Button variant="quiet" aria-label={text.actionOn(text.putBack, title)} onClick={onPutBack}>
          {text.putBack}
        </Button>
        <Button
          variant="text"
          aria-label={text.actionOn(copyLabel, title)}
          onClick={() => void copy(plainText(thing.records, title))}
        >
          <Icon className="icon" aria-hidden />
          {copyLabel}
        </Button>
        <Button variant="text" aria-label={text.actionOn(text.leave, title)} onClick={onLeave}>
          {text.leave}
        </Button>
      </div>
      <ErrorNote>{thing.error}</ErrorNote>
      {copying === "refused" && (
        <>
          <ErrorNote>{text.copyRefused}</ErrorNote>
          <p className="unsent__text">{plainText(thing.records, title)}</p>
        </>
      )}
    </li>
  );
}
