import type { Course } from "@domain/course/course";
import { COURSE_LIMIT } from "@domain/course/courseOrder";
import { tableOfTexts } from "@domain/course/courseTable";
import type { CourseText } from "@domain/course/courseText";
import { readTranscript, type Transcript } from "@domain/imports/transcript/transcript";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/importCourses";
import { tooManyRows } from "@text/tracker/importTable";
import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useOneSend } from "../../ui/forms/useOneSend.ts";
import { PasteCard, putTable } from "./PasteCard.tsx";
import { ReviewCourses } from "./ReviewCourses.tsx";
import { readPastedLines } from "./readPasted.ts";
import { withinLimits } from "./withinLimits.ts";
import { writeTabs } from "./writeTabs.ts";

const WORDS = {
  heading: text.importCourses,
  label: text.transcriptTable,
  example: text.exampleTable,
  hint: text.howToCopy,
  submit: text.review,
};

interface ImportCoursesProps {
  track: DashboardItem;
  /** Resolves to false if the server rejects one of them. */
  onImport: (courses: readonly Course[]) => Promise<boolean>;
  onLeave: () => void;
}

/** Imports a transcript: paste it or choose a file, review it row by row, then add all rows at once. */
export const ImportCourses = observer(function ImportCourses({ track, onImport, onLeave }: ImportCoursesProps) {
  const { session } = useStores();
  const draft = useDraft(session.openUid ?? "", "courses/import");
  const [found, setFound] = useState<Transcript | null>(null);
  const { form } = draft;
  const { send } = useOneSend();

  async function handleRead(transcript: string) {
    const read = readTranscript(withinLimits(await readPastedLines(transcript)));
    if (read.rows.length === 0) return text.nothingFound;
    if (read.rows.length > COURSE_LIMIT) return tooManyRows(COURSE_LIMIT);
    setFound(read);
    return null;
  }

  /** Corrections made below go into the table above, where they are kept if the student goes back. */
  const handleCorrect = useCallback(
    (rows: readonly CourseText[]) => {
      const unread = found?.lines.filter(({ kind }) => kind === "unread") ?? [];
      putTable(form.current, writeTabs([...tableOfTexts(rows), ...unread.map((line) => [line.text])]));
    },
    [form, found],
  );

  function handleImport(courses: readonly Course[]) {
    send(async () => {
      const isKept = await draft.sent(onImport(courses));
      if (isKept) onLeave();
      return isKept;
    });
  }

  return (
    <>
      {found && (
        <ReviewCourses
          found={found}
          track={track}
          onCorrect={handleCorrect}
          onBack={() => setFound(null)}
          onImport={handleImport}
        />
      )}
      <PasteCard draft={draft} words={WORDS} isHidden={found !== null} readsPdf onRead={handleRead} onLeave={onLeave} />
    </>
  );
});
