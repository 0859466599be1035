import { type ReactNode, useEffect, useRef, useState } from "react";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TextNoteProps {
  /** What is said about the text as it stands. Only this is drawn anew while somebody types. */
  render: (text: string, field: TextControl | null) => ReactNode;
}

/** A note about the text of the field it stands in, such as a counter; the field keeps its own text. */
export function TextNote({ render }: TextNoteProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<{ text: string; field: TextControl | null }>({ text: "", field: null });

  useEffect(() => {
    const field = place.current?.closest(".field")?.querySelector<TextControl>("input, textarea");
    if (!field) return;
    const read = () => setTyped({ text: field.value, field });
    // The form tells before it puts its fields back.
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
