import { COMMENT_LENGTH, shareCommentText } from "@domain/share/shareComment";
import { LOCALE } from "@domain/shared/language";
import * as text from "@text/sharing/comments";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import type { CommentThread, OpenedComment, OwnShare } from "./OwnShare.ts";

const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

const answerForm = z.object({ text: shareCommentText.shape.text });

interface CommentItemProps {
  share: OwnShare;
  thread: CommentThread;
  /** The student has not seen it before this visit. */
  isNew: boolean;
}

/** A reader's comment with the student's answers, to answer, resolve or delete. */
export const CommentItem = observer(function CommentItem({ share, thread, isNew }: CommentItemProps) {
  const showToast = useToast();
  const [isAnswering, setIsAnswering] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { comment, answers } = thread;
  const name = comment.words?.name || text.nameless;
  const isResolved = comment.resolved_at !== null;

  async function handleRemove() {
    setIsAsking(false);
    if (await share.removeThread(thread)) showToast(text.removed);
  }

  return (
    <article className="comment" data-resolved={isResolved || undefined} aria-label={name}>
      <p className="comment__head">
        <b>{name}</b> <CommentTime comment={comment} /> {isNew && <Tag tone="warn">{text.isNew}</Tag>}{" "}
        {isResolved && <Tag tone="ok">{text.resolved}</Tag>}
      </p>
      <p className="comment__text">{comment.words?.text ?? text.unreadable}</p>
      {answers.map((answer) => (
        <div key={answer.id} className="comment__answer">
          <p className="comment__head">
            <b>{text.you}</b> <CommentTime comment={answer} />
          </p>
          <p className="comment__text">{answer.words?.text ?? text.unreadable}</p>
          <Button variant="text" onClick={() => void share.removeAnswer(answer)}>
            {text.removeAnswer}
          </Button>
        </div>
      ))}
      {isAnswering ? (
        <AnswerForm share={share} thread={thread} name={name} onClose={() => setIsAnswering(false)} />
      ) : (
        <div className="sharing__tools">
          <Button variant="quiet" aria-label={text.answerTo(name)} onClick={() => setIsAnswering(true)}>
            {text.answer}
          </Button>
          <Button
            variant="quiet"
            aria-label={(isResolved ? text.reopenOf : text.resolveOf)(name)}
            onClick={() => void share.setResolved(thread, !isResolved)}
          >
            {isResolved ? text.reopen : text.resolve}
          </Button>
          <Button variant="danger-quiet" aria-label={text.removeOf(name)} onClick={() => setIsAsking(true)}>
            {text.remove}
          </Button>
        </div>
      )}
      <Dialog
        title={text.removeTitle}
        text={text.removeText}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {text.keep}
            </Button>
            <Button variant="danger" onClick={() => void handleRemove()}>
              {text.remove}
            </Button>
          </>
        }
      />
    </article>
  );
});

function CommentTime({ comment: { created_at } }: { comment: OpenedComment }) {
  const date = new Date(created_at.toMillis());
  return (
    <time className="quiet" dateTime={date.toISOString()}>
      {when.format(date)}
    </time>
  );
}

interface AnswerFormProps {
  share: OwnShare;
  thread: CommentThread;
  name: string;
  onClose: () => void;
}

/** Like the form of a share, it keeps no draft in plain words. */
function AnswerForm({ share, thread, name, onClose }: AnswerFormProps) {
  const showToast = useToast();
  const { field, formError, handleSubmit, handleInput } = useForm(answerForm, ({ text: words }) => {
    void share.answer(thread, { name: share.head?.student ?? "", text: words });
    showToast(text.answered);
    onClose();
  });
  return (
    <form
      className="comment__form"
      aria-label={text.answerTo(name)}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <ProseField label={text.yourAnswer} {...field("text")} rows={3} maxLength={COMMENT_LENGTH} />
      <ErrorNote>{formError}</ErrorNote>
      <div className="sharing__tools">
        <Button type="submit">{text.sendAnswer}</Button>
        <Button variant="text" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
