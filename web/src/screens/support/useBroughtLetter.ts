import { type RefObject, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { letterIn } from "../../components/supportLetter.ts";
import { typeAgain } from "../../forms/typedFields.ts";

/** Types what a link has brought along into the form, beside what a draft holds already, and leads to the words. */
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
    // Brought once: a reload must not bring it again.
    void navigate({ hash }, { replace: true, state: null });
    // After the arrival has led to the top of the page.
    requestAnimationFrame(() => body.focus());
  }, [state, hash, form, navigate]);
}
