import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import "./Field.css";
import "./ProseField.css";

interface ProseFieldProps extends Omit<ComponentProps<"textarea">, "id" | "children" | "defaultValue"> {
  label: string;
  name: string;
  defaultValue?: string;
  errors?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
  /** What is said about the text as it stands, such as a counter. Only this is drawn anew while somebody types. */
  renderNote?: (text: string, field: HTMLTextAreaElement | null) => ReactNode;
}

/** Lines of text that grow with what is typed, and a note that follows it. The field keeps its own text. */
export function ProseField({
  label,
  name,
  defaultValue = "",
  errors,
  hint,
  optional = false,
  renderNote,
  ...props
}: ProseFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const described = [hint ? `${id}-hint` : "", renderNote ? `${id}-note` : "", errors ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      <textarea
        rows={3}
        {...props}
        ref={field}
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="input prose-field"
        aria-required={!optional}
        aria-invalid={errors !== undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {renderNote && (
        <div id={`${id}-note`} className="prose-field__note">
          <Note field={field} renderNote={renderNote} />
        </div>
      )}
      <div aria-live="polite">
        {errors && (
          <p id={`${id}-error`} className="field__error">
            <CircleAlert className="icon" aria-hidden />
            {errors}
          </p>
        )}
      </div>
    </div>
  );
}

interface NoteProps {
  field: { readonly current: HTMLTextAreaElement | null };
  renderNote: NonNullable<ProseFieldProps["renderNote"]>;
}

function Note({ field, renderNote }: NoteProps) {
  const [text, setText] = useState("");

  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const read = () => setText(element.value);
    // The form tells before it puts its fields back.
    const readSoon = () => queueMicrotask(read);
    read();
    const { form } = element;
    element.addEventListener("input", read);
    form?.addEventListener("reset", readSoon);
    return () => {
      element.removeEventListener("input", read);
      form?.removeEventListener("reset", readSoon);
    };
  }, [field]);

  return renderNote(text, field.current);
}
