import { type RefObject, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { letterIn } from "../../ui/components/supportLetter.ts";
import { typeAgain } from "../../ui/forms/typedFields.ts";

/** Types the letter from a link into the form, after anything a draft has restored, and focuses the message. */
export function useBroughtLetter(form: RefObject<HTMLFormElement | null>): void {
  const { state, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const letter = letterIn(state);
    const element = form.current;
    const subject = element?.elements.namedItem("subject");
    const body = element?.elements.namedItem("body");
    if (!letter || !element) return;
    if (!(subject instanceof HTMLInputElement && body instanceof HTMLTextAreaElement)) return;
    typeAgain(element, {
      subject: [subject.value || letter.subject],
      body: [[body.value, letter.body].filter(Boolean).join("\n\n")],
    });
    // Only once: a reload must not type it again.
    void navigate({ hash }, { replace: true, state: null });
    // After the page has moved the focus to its top on arrival.
    requestAnimationFrame(() => body.focus());
  }, [state, hash, form, navigate]);
}
