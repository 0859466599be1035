import { encodeBase64url } from "@domain/share/base64url";
import { keyProof } from "@domain/share/keyProof";
import { seal } from "@domain/share/seal";
import { COMMENT_LENGTH, COMMENTER_LENGTH, type ShareCommentText, shareCommentText } from "@domain/share/shareComment";
import type { SharePartKey } from "@domain/share/sharePart";
import { cancel } from "@text/common";
import * as text from "@text/shared/comments";
import { parts } from "@text/shared/page";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../ui/components/Button.tsx";
import { ErrorNote } from "../ui/components/ErrorNote.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { ProseField } from "../ui/forms/ProseField.tsx";
import { useForm } from "../ui/forms/useForm.ts";
import { dropCommentDraft, keepCommentDraft, readCommentDraft } from "./commentDraft.ts";
import { callShareApi } from "./shareApi.ts";
import type { ShareLink } from "./shareLink.ts";

interface CommentFormProps {
  part: SharePartKey;
  link: ShareLink;
  uid: string;
  onClose: (wasSent: boolean) => void;
}

/** The name of the last comment, for the next one on this page. */
let lastName = "";

/** Seals a comment and sends it. What is typed stays until the server has it. */
export function CommentForm({ part, link, uid, onClose }: CommentFormProps) {
  const [draft] = useState(() => readCommentDraft(link, part));
  const form = useRef<HTMLFormElement>(null);
  const { field, formError, busy, handleSubmit, handleBlur, handleInput } = useForm(shareCommentText, send);

  useEffect(() => {
    // A restored draft must not scroll the page.
    if (!draft) form.current?.querySelector<HTMLElement>(lastName === "" ? "input" : "textarea")?.focus();
  }, [draft]);

  async function send(words: ShareCommentText) {
    const { shareId, key } = link;
    const sealed = encodeBase64url(await seal(key, { shareId, uid }, "comment", words));
    await callShareApi("commentOnShare", { shareId, proof: await keyProof(key, shareId), part, sealed });
    lastName = words.name;
    dropCommentDraft(link, part);
    onClose(true);
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    handleInput(event);
    const fields = new FormData(event.currentTarget);
    keepCommentDraft(link, part, { name: String(fields.get("name")), text: String(fields.get("text")) });
  }

  return (
    <form
      ref={form}
      className="shared__form"
      noValidate
      aria-label={text.commentOn(parts[part])}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onInput={keep}
    >
      <Field
        label={text.yourName}
        {...field("name")}
        autoComplete="name"
        defaultValue={draft?.name ?? lastName}
        maxLength={COMMENTER_LENGTH}
        optional
      />
      <ProseField
        label={text.yourComment}
        {...field("text")}
        defaultValue={draft?.text ?? ""}
        hint={text.whoReads}
        renderNote={(written) => (
          <span className="quiet">{text.left(Math.max(0, COMMENT_LENGTH - written.length))}</span>
        )}
      />
      <ErrorNote>{formError}</ErrorNote>
      <div className="shared__buttons">
        <Button
          variant="quiet"
          onClick={() => {
            dropCommentDraft(link, part);
            onClose(false);
          }}
        >
          {cancel}
        </Button>
        <Button type="submit" busy={busy} busyLabel={text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
