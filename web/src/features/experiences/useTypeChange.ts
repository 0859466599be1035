import { EXPERIENCE_FORMS, TYPE_SPECIFIC } from "@domain/experience/experienceFormFields";
import { formatList } from "@domain/shared/language";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/experienceForm";
import { useEffect, useRef } from "react";
import { useToast } from "../../ui/components/Toast.tsx";
import { typeInto } from "../../ui/forms/typedFields.ts";

type Emptied = readonly [field: HTMLInputElement | HTMLSelectElement, value: string, label: string];

/**
 * Handles a change of type: empties the fields specific to the old type (`TYPE_SPECIFIC`), with Undo. Everything else
 * that was typed stays.
 *
 * @param stored The type of the record. The form follows it until the student chooses one.
 */
export function useTypeChange(track: DashboardItem, stored: string) {
  const showToast = useToast();
  const last = useRef(stored);
  const followed = useRef(stored);

  useEffect(() => {
    if (last.current === followed.current) last.current = stored;
    followed.current = stored;
  }, [stored]);

  return function handleTypeChange(select: HTMLSelectElement) {
    const previous = last.current;
    last.current = select.value;
    const emptied = select.form ? specificIn(select.form, track) : [];
    if (previous === select.value || emptied.length === 0) return;
    for (const [field] of emptied) typeInto(field, "");
    const labels = formatList(
      emptied.map(([, , label]) => label),
      "conjunction",
    );
    showToast(text.typeChanged(select.selectedOptions[0]?.label ?? "", labels), () => {
      typeInto(select, previous);
      for (const [field, value] of emptied) typeInto(field, value);
    });
  };
}

/** The fields specific to the type that have a value. */
function specificIn(form: HTMLFormElement, track: DashboardItem): readonly Emptied[] {
  return EXPERIENCE_FORMS[track].flatMap(({ stored, name, label }): readonly Emptied[] => {
    const field = TYPE_SPECIFIC.includes(stored) ? form.elements.namedItem(name) : null;
    const isKept = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    return isKept && field.value !== "" ? [[field, field.value, label]] : [];
  });
}
