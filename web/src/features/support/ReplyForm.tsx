import { BODY_LIMIT, replyForm, type SupportMessage } from "@domain/support/supportThread";
import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useWhenKept } from "../../ui/components/useWhenKept.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";

interface ReplyFormProps {
  threadId: string;
  /** Who writes the reply. */
  writer: SupportMessage["author"];
  refusal: string | null;
  onReply: (text: string) => void;
}

export const ReplyForm = observer(function ReplyForm({ threadId, writer, refusal, onReply }: ReplyFormProps) {
  const { session } = useStores();
  const whenKept = useWhenKept();
  const words = text.replies[writer];
  const draft = useDraft(session.openUid ?? "", `support/${threadId}`);
  const { field, formError, handleSubmit, handleInput } = useForm(replyForm, async ({ reply }, element) => {
    onReply(reply);
    if (!(await whenKept())) return;
    element.reset();
    draft.clear();
  });
  return (
    <form
      ref={draft.form}
      className="support__form"
      aria-label={words.form(threadId)}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <ErrorNote>{refusal ?? formError}</ErrorNote>
      <ProseField label={words.field} {...field("reply")} maxLength={BODY_LIMIT} />
      <Button type="submit" variant="quiet">
        {words.send}
      </Button>
    </form>
  );
});
