import { SUBJECTS } from "@domain/course/courseSubject";
import type { Classified } from "@domain/course/likelySubject";
import { filingsOf } from "@domain/gpa/filings";
import type { GpaRulebook } from "@domain/gpa/gpaRulebook";
import * as text from "@text/tracker/coursework";
import { type RefObject, useEffect, useState } from "react";
import { FilingReasons } from "./FilingReasons.tsx";

interface CourseFilingProps {
  form: RefObject<HTMLFormElement | null>;
  rulebooks: readonly GpaRulebook[];
}

const NOTHING: Classified = { code: "", name: "", subject: null };

/** How the services would classify the course as it is typed, so that the student sees what a choice changes. */
export function CourseFiling({ form: ref, rulebooks }: CourseFilingProps) {
  const [typed, setTyped] = useState(NOTHING);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const read = () => setTyped(classifiedIn(form));
    read();
    form.addEventListener("input", read);
    // A restored draft changes the fields without an event; the focus moves next.
    form.addEventListener("focusin", read);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("focusin", read);
    };
  }, [ref]);

  const filings = typed.name === "" && typed.code === "" ? [] : filingsOf(typed, rulebooks);
  if (!rulebooks.some(({ averages }) => averages.length > 1)) return null;
  return (
    <p className="course-form__filing quiet" role="status">
      {filings.length > 0 && (
        <>
          <b>{text.howItCounts}</b> <FilingReasons filings={filings} />
        </>
      )}
    </p>
  );
}

function classifiedIn(form: HTMLFormElement): Classified {
  const fields = new FormData(form);
  const of = (name: string) => String(fields.get(name) ?? "").trim();
  const chosen = of("subject");
  return { code: of("code"), name: of("name"), subject: SUBJECTS.find((subject) => subject === chosen) ?? null };
}
