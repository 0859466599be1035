import { LOCALE } from "@domain/shared/language";
import { messagesOf, type SupportMessage } from "@domain/support/supportThread";
import * as text from "@text/support";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { ReplyForm } from "./ReplyForm.tsx";
import type { ThreadRecord } from "./SupportStore.ts";

interface ThreadRowProps {
  thread: ThreadRecord;
  /** The id for links. */
  anchor?: string;
  /** The thread's student, in the list for support staff. */
  student?: string;
  /** The name and address the student has typed. */
  signedAs?: string;
  /** Its answer is unread. */
  isNew?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Who writes the next reply. */
  writer: SupportMessage["author"];
  onReply: (text: string, onRefused: (message: string) => void) => void;
}

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

/** A message, its replies, and a form to reply. */
export const ThreadRow = observer(function ThreadRow(props: ThreadRowProps) {
  const { thread, anchor, student, signedAs, isNew = false, isOpen, onToggle, writer, onReply } = props;
  const [refusal, setRefusal] = useState<{ readonly message: string; readonly count: number } | null>(null);
  const { id, subject, updated_at, diagnostics, name } = thread;
  return (
    <Disclosure
      id={anchor}
      heading={subject}
      meta={
        <>
          {student && `${student} · `}
          {id} · {MOMENT.format(updated_at)} <ThreadState thread={thread} />
          {isNew && <Tag tone="warn">{text.newAnswer}</Tag>}
        </>
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {signedAs && <p className="quiet">{signedAs}</p>}
      <ol className="thread">
        {messagesOf(thread).map((message) => (
          <li key={message.id} className={`thread__message thread__message--${message.author}`}>
            <p className="thread__author">
              {message.author === "support" ? text.team : name}{" "}
              <span className="quiet">{MOMENT.format(message.at)}</span>
            </p>
            <p className="thread__text">{message.text}</p>
          </li>
        ))}
      </ol>
      {diagnostics !== null && (
        <details className="support__details">
          <summary>{text.detailsSent}</summary>
          <pre lang="en-US" translate="no">
            {diagnostics}
          </pre>
        </details>
      )}
      <ReplyForm
        key={refusal?.count ?? 0}
        threadId={id}
        writer={writer}
        refusal={refusal?.message ?? null}
        onReply={(reply) =>
          onReply(reply, (message) => setRefusal((last) => ({ message, count: (last?.count ?? 0) + 1 })))
        }
      />
    </Disclosure>
  );
});

const ThreadState = observer(function ThreadState({ thread }: { thread: ThreadRecord }) {
  const { connection } = useStores();
  if (thread.pending) {
    const isConnected = connection.isOnline && connection.isReachable;
    return <Tag tone="outline">{isConnected ? text.sending : text.waitingForNetwork}</Tag>;
  }
  return thread.status === "answered" ? <Tag tone="ok">{text.answered}</Tag> : <Tag>{text.waitingForAnswer}</Tag>;
});
