import { isNameless } from "@domain/account/studentName";
import { NAME_LIMIT } from "@domain/account/user";
import { BODY_LIMIT, SUBJECT_LIMIT, supportForm } from "@domain/support/supportThread";
import * as text from "@text/support";
import { CircleCheck, Send } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Choice } from "../../ui/components/Choice.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useWhenKept } from "../../ui/components/useWhenKept.ts";
import { DraftNote } from "../../ui/forms/DraftNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { diagnosticsOf, surroundingsHere } from "./diagnosticsOf.ts";
import { FaqSuggestions } from "./FaqSuggestions.tsx";
import { useBroughtLetter } from "./useBroughtLetter.ts";

interface NewMessageFormProps {
  /** The message to show for a rejected message. */
  refusal: string | null;
  onRefused: (message: string) => void;
  onSent: (number: string) => void;
}

export const NewMessageForm = observer(function NewMessageForm({ refusal, onRefused, onSent }: NewMessageFormProps) {
  const { connection, session } = useStores();
  const { support, user } = usePlan();
  const id = useId();
  const draft = useDraft(session.openUid ?? "", "support/new");
  useBroughtLetter(draft.form);
  const whenKept = useWhenKept();
  const [subject, setSubject] = useState("");
  const [sent, setSent] = useState<string | null>(null);
  const isConnected = connection.isOnline && connection.isReachable;
  const hasArrived = support.threads.some(({ id: number, pending }) => number === sent && !pending);
  const details = diagnosticsOf(surroundingsHere(user.user?.dashboard_item ?? "", isConnected));
  const form = useForm(supportForm, async ({ body, diagnostics, ...about }, element) => {
    const number = support.send({ ...about, body, diagnostics: diagnostics ? details : null }, onRefused);
    if (!(await whenKept())) return;
    element.reset();
    draft.clear();
    setSubject("");
    setSent(number);
    onSent(number);
  });
  const { field } = form;

  return (
    <form
      ref={draft.form}
      className="card__body support__form support__letter"
      aria-label={text.newMessage}
      noValidate
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onInput={form.handleInput}
    >
      <DraftNote draft={draft} />
      <ErrorNote>{refusal}</ErrorNote>
      <div className="field">
        <label className="label" htmlFor={`${id}-to`}>
          {text.to}
        </label>
        <input id={`${id}-to`} className="input" value={text.team} disabled />
      </div>
      <div className="support__pair">
        <Field
          label={text.name}
          {...field("name")}
          autoComplete="name"
          maxLength={NAME_LIMIT}
          defaultValue={knownName(user.user?.display_name ?? "")}
        />
        <Field
          label={text.email}
          {...field("email")}
          type="email"
          autoComplete="email"
          defaultValue={session.student?.email ?? ""}
        />
      </div>
      <Field
        label={text.subject}
        {...field("subject")}
        maxLength={SUBJECT_LIMIT}
        autoComplete="off"
        onChange={({ target }) => setSubject(target.value)}
      />
      <FaqSuggestions subject={subject} />
      <ProseField
        label={text.body}
        {...field("body")}
        rows={7}
        maxLength={BODY_LIMIT}
        renderNote={({ length }) => (
          <p className="support__count">
            <span>{text.whenWeAnswer}</span>
            <span>{text.bodyLength(length, BODY_LIMIT)}</span>
          </p>
        )}
      />
      <div className="support__details">
        <Choice type="checkbox" name="diagnostics">
          {text.sendDetails}
        </Choice>
        <details>
          <summary>{text.whatIsSent}</summary>
          <pre lang="en-US" translate="no">
            {details}
          </pre>
        </details>
      </div>
      <ErrorNote>{form.formError}</ErrorNote>
      <div role="status">
        {sent !== null && form.formError === null && (
          <Notice icon={CircleCheck} tone="ok">
            {hasArrived ? text.arrived(sent) : (isConnected ? text.onItsWay : text.keptHere)(sent)}
          </Notice>
        )}
      </div>
      <Button type="submit">
        <Send className="icon" aria-hidden />
        {text.send}
      </Button>
    </form>
  );
});

/** A guest may not have given one. */
function knownName(name: string): string {
  return isNameless(name) ? "" : name;
}
