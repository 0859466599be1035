import type { SharePartKey } from "@domain/share/sharePart";
import { LOCALE } from "@domain/shared/language";
import * as text from "@text/shared/comments";
import { parts } from "@text/shared/page";
import { MessageSquare } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/components/Button.tsx";
import { Tag } from "../ui/components/Tag.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { readCommentDraft } from "./commentDraft.ts";
import type { OpenAnswer, OpenComment } from "./openComments.ts";
import { Prose } from "./parts/Prose.tsx";
import type { ShareLink } from "./shareLink.ts";

interface PartCommentsProps {
  part: SharePartKey;
  link: ShareLink;
  uid: string;
  comments: readonly OpenComment[];
}

const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });

/** The comments on a part with the student's answers, and the form for another one. */
export function PartComments({ part, link, uid, comments }: PartCommentsProps) {
  const [isWriting, setIsWriting] = useState(() => readCommentDraft(link, part) !== null);
  const [isSent, setIsSent] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const [returnsFocus, setReturnsFocus] = useState(false);

  useEffect(() => {
    if (!returnsFocus || isWriting) return;
    opener.current?.focus();
    setReturnsFocus(false);
  }, [returnsFocus, isWriting]);

  function close(wasSent: boolean) {
    setIsSent(wasSent);
    setReturnsFocus(true);
    setIsWriting(false);
  }

  return (
    <>
      {comments.length > 0 && (
        <section aria-label={text.commentsOn(parts[part])}>
          <h3 className="label">{text.comments(comments.length)}</h3>
          <ul className="shared__threads">
            {comments.map((comment) => (
              <li key={comment.id} className="shared__thread">
                <Words {...comment} name={comment.name || text.someone} isResolved={comment.isResolved} />
                {comment.answers.map((answer) => (
                  <div key={answer.id} className="shared__answer">
                    <Words {...answer} name={answer.name || text.theStudent} isAnswer />
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="quiet">
        {isSent && text.sent}
      </p>
      {isWriting ? (
        <CommentForm part={part} link={link} uid={uid} onClose={close} />
      ) : (
        <Button
          ref={opener}
          variant="quiet"
          className="shared__comment-button"
          aria-label={text.commentOn(parts[part])}
          onClick={() => {
            setIsSent(false);
            setIsWriting(true);
          }}
        >
          <MessageSquare className="icon" aria-hidden />
          {text.leaveComment}
        </Button>
      )}
    </>
  );
}

interface WordsProps extends Pick<OpenAnswer, "name" | "text" | "writtenAt"> {
  isAnswer?: boolean;
  isResolved?: boolean;
}

function Words({ name, text: written, writtenAt, isAnswer = false, isResolved = false }: WordsProps) {
  return (
    <>
      <p className="shared__byline">
        <span className="shared__name">{name}</span>
        <span className="shared__meta">{day.format(writtenAt)}</span>
        {isAnswer && <Tag>{text.answer}</Tag>}
        {isResolved && <Tag tone="ok">{text.resolved}</Tag>}
      </p>
      <Prose>{written}</Prose>
    </>
  );
}
