import { type ReactNode, useEffect, useRef, useState } from "react";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TextNoteProps {
  /** Renders a note about the current text. Only this part renders while the student types. */
  render: (text: string, field: TextControl | null) => ReactNode;
}

/** A note about the text of the field it is in, such as a counter. The field is uncontrolled. */
export function TextNote({ render }: TextNoteProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<{ text: string; field: TextControl | null }>({ text: "", field: null });

  useEffect(() => {
    const field = place.current?.closest(".field")?.querySelector<TextControl>("input, textarea");
    if (!field) return;
    const read = () => setTyped({ text: field.value, field });
    // `reset` is dispatched before the form resets its fields.
    const readSoon = () => queueMicrotask(read);
    read();
    const { form } = field;
    field.addEventListener("input", read);
    form?.addEventListener("reset", readSoon);
    return () => {
      field.removeEventListener("input", read);
      form?.removeEventListener("reset", readSoon);
    };
  }, []);

  return (
    <>
      <span ref={place} hidden />
      {render(typed.text, typed.field)}
    </>
  );
}
