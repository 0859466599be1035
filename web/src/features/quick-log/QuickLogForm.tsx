import { EXPERIENCE_TYPES, type ExperienceType } from "@domain/shared/experienceType";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/layout/quickLog";
import { type FormEvent, type Ref, useEffect, useImperativeHandle, useState } from "react";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { NumberField } from "../../ui/forms/NumberField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { NEW_EXPERIENCE, type QuickLog, quickLogForm, recentFirst } from "./quickLogForm.ts";
import { isKeyOn, setKeyOn } from "./quickLogKey.ts";

export interface QuickLogFormHandle {
  /** Discards what was typed. */
  readonly discard: () => void;
}

interface QuickLogFormProps {
  ref: Ref<QuickLogFormHandle>;
  id: string;
  uid: string;
  /** The initial day. */
  day: string;
  draftName: string;
  entries: readonly {
    readonly id: string;
    readonly type: ExperienceType;
    readonly experienceName: string;
    readonly shifts: Readonly<Record<string, { readonly day: string }>>;
  }[];
  /** Resolves with whether the server accepted it. Throws if the account is full. */
  onLog: (typed: QuickLog) => Promise<boolean>;
  /** Called once it is stored on this device. */
  onLogged: () => void;
}

const TYPES = EXPERIENCE_TYPES.map((type) => ({ value: type, label: typeNames[type] }));

export function QuickLogForm({ ref, id, uid, day, draftName, entries, onLog, onLogged }: QuickLogFormProps) {
  // Keeps the order from when it opened, so that nothing moves under the pointer.
  const [known] = useState(() => recentFirst(entries));
  const first = known[0]?.id ?? NEW_EXPERIENCE;
  const [chosen, setChosen] = useState(first);
  const draft = useDraft(uid, draftName);
  const { field, formError, handleSubmit, handleBlur, handleInput } = useForm(quickLogForm, async (typed) => {
    if (await draft.sent(onLog(typed))) onLogged();
  });
  const { form, discard } = draft;

  useImperativeHandle(ref, () => ({ discard }), [discard]);

  useEffect(() => {
    const hours = form.current?.querySelector<HTMLInputElement>("input[name=hours]");
    // The dialog opens after its content is rendered and looks for this attribute, which React would not set.
    hours?.setAttribute("autofocus", "");
    hours?.focus();
  }, [form]);

  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { target } = event;
    if (target instanceof HTMLSelectElement && target.name === "experience") setChosen(target.value);
  }

  return (
    <form
      ref={form}
      id={id}
      className="quick-log__form"
      noValidate
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={handleInput}
      onChange={handleChange}
      onReset={() => setChosen(first)}
    >
      <DraftNote draft={draft} />
      <SelectField
        label={text.experience}
        name="experience"
        defaultValue={first}
        options={[
          ...known.map(({ id: value, experienceName }) => ({ value, label: experienceName })),
          { value: NEW_EXPERIENCE, label: text.newExperience },
        ]}
      />
      <div className="quick-log__new" hidden={chosen !== NEW_EXPERIENCE}>
        <SelectField label={text.type} name="type" defaultValue="Volunteering" options={TYPES} />
        <Field label={text.name} {...field("name")} optional hint={text.nameHint} />
      </div>
      <div className="quick-log__row">
        <NumberField label={text.hours} {...field("hours")} defaultValue="1" min={0.5} max={24} />
        <Field label={text.day} {...field("day")} type="date" defaultValue={day} />
      </div>
      <Field label={text.note} {...field("note")} optional maxLength={500} />
      <ErrorNote>{formError}</ErrorNote>
      <Choice
        className="quick-log__key"
        type="checkbox"
        defaultChecked={isKeyOn()}
        onChange={({ target }) => setKeyOn(target.checked)}
      >
        {text.keyOpensThis}
      </Choice>
    </form>
  );
}
