import {
  ESSAY_PROMPT_LIMIT,
  ESSAY_TEXT_LIMIT,
  ESSAY_TITLE_LIMIT,
  type Essay,
  essayName,
  newEssay,
} from "@domain/essay/essay";
import { readPrompts } from "@domain/essay/readPrompts";
import { countWords } from "@domain/journal/journal";
import * as text from "@text/tracker/essays";
import { Copy, Trash2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useCallback, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { keyOfDraft } from "../../base/drafts.ts";
import { ESSAYS } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Card } from "../../ui/components/Card.tsx";
import { CardBoundary } from "../../ui/components/CardBoundary.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Menu } from "../../ui/components/Menu.tsx";
import { PrivacyNotes } from "../../ui/components/PrivacyNotes.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useCopy } from "../../ui/components/useCopy.ts";
import { useEditing } from "../../ui/writing/useEditing.ts";
import { WritingArea } from "../../ui/writing/WritingArea.tsx";
import { ownerName } from "../../views/essayOwners.ts";
import { EssayFoot } from "./EssayFoot.tsx";
import { EssayStatusField } from "./EssayStatusField.tsx";
import type { EssaysStore } from "./EssaysStore.ts";
import { EssayVersions } from "./EssayVersions.tsx";
import { NameWarnings } from "./NameWarnings.tsx";
import { OtherText } from "./OtherText.tsx";
import { SimilarAnswers } from "./SimilarAnswers.tsx";
import { promptChanges, promptInWords } from "./takePrompt.ts";
import { useEarlierEssays } from "./useEarlierEssays.ts";
import { useEssayMarks } from "./useEssayMarks.ts";
import { useSessionVersions } from "./useSessionVersions.ts";

/** Up to this many words, an earlier answer is still offered to start from. */
const HARDLY_BEGUN = 40;

interface EssayWritingProps {
  store: EssaysStore;
  id: string;
}

/** The essay's prompt and text, saved automatically, with its versions. */
export const EssayWriting = observer(function EssayWriting({ store, id }: EssayWritingProps) {
  const [history] = useState(() => store.history(id));
  const [editor] = useState(() => store.edit(id, history));
  const area = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  const uid = useStores().session.uid ?? "";
  const navigate = useNavigate();
  const showToast = useToast();
  const [, copy] = useCopy();
  const record = store.find(id);
  const essay: Essay = { ...(record ?? newEssay(0)), ...editor.words };
  const { thisSchool, guard, failure, retry, findMarks } = useEssayMarks(essay);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const { schools } = usePlan();
  const earlier = useEarlierEssays(store, id);

  useEditing(editor, area);
  useSessionVersions(editor, history);

  /** Replaces the text by one that was not written now. The text before becomes a version. */
  const handleReplace = useCallback(
    (replacement: string) => {
      history.keep("restore", editor.words.text);
      store.expectCopy(id);
      editor.write({ text: replacement });
      editor.storeNow();
      area.current?.focus();
    },
    [store, history, editor, id],
  );

  function handleGo(start: number, end: number) {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  }

  /** A prompt pasted into an empty field sets the limit and the kind that the essay does not have yet. */
  function handlePrompt(pasted: string) {
    const [only, ...more] = readPrompts(pasted);
    if (!only || more.length > 0 || essay.prompt !== "") return;
    const changes = promptChanges(essay, only);
    if (Object.keys(changes).length === 0) return;
    const { kind, limit, limit_unit } = essay;
    void editor.describe(changes);
    showToast(text.takenFromPrompt(promptInWords(changes)), () => void editor.describe({ kind, limit, limit_unit }));
  }

  async function handleCopy() {
    showToast((await copy(editor.words.text)) ? text.copied : text.notCopied);
  }

  function handleTrash() {
    editor.storeNow();
    void store.moveToTrash(id);
    void navigate(ESSAYS);
    showToast(text.movedToTrash, () => void store.restore(id));
  }

  return (
    <>
      <Card
        heading={essayName(essay)}
        className="essay-writing"
        tools={
          record && (
            <Menu
              label={text.moreForEssay}
              actions={[
                { label: text.copyText, icon: Copy, act: () => void handleCopy() },
                { label: text.moveToTrash, icon: Trash2, tone: "danger", act: handleTrash },
              ]}
            />
          )
        }
      >
        {/* An empty essay was opened to be written. Of another one, the student may want to read the top first. */}
        <div className="card__body essay-writing__body" data-arrival={essay.text === "" || undefined}>
          {essay.school_id !== null && <p className="quiet">{text.essayGoesTo(ownerName(essay, schools.rows))}</p>}
          <div className="essay-writing__head">
            <div className="field">
              <label className="label" htmlFor={titleId}>
                {text.title}
              </label>
              <input
                id={titleId}
                className="input"
                value={essay.title}
                maxLength={ESSAY_TITLE_LIMIT}
                autoComplete="off"
                onChange={({ target }) => editor.write({ title: target.value })}
              />
            </div>
            <EssayStatusField
              essay={essay}
              findings={() => (guard?.(editor.words.text) ?? []).filter(({ found }) => !kept.has(found)).length}
              onChange={(status) => void editor.describe({ status })}
            />
          </div>
          <OtherText editor={editor} />
          <WritingArea
            label={text.prompt}
            className="essay-writing__prompt"
            text={essay.prompt}
            maxLength={ESSAY_PROMPT_LIMIT}
            cutKey={keyOfDraft(uid, `essays-cut/prompt-${id}`)}
            hint={essay.prompt === "" ? text.promptHint : undefined}
            findMarks={noMarks}
            onWrite={({ target }) => editor.write({ prompt: target.value })}
            onPasted={handlePrompt}
          />
          {countWords(essay.text) < HARDLY_BEGUN && (
            <SimilarAnswers
              asked={{ prompt: essay.prompt, kind: essay.kind, school: thisSchool?.name ?? null }}
              earlier={earlier}
              onStart={(from) => handleReplace(store.find(from)?.text ?? editor.words.text)}
            />
          )}
          <WritingArea
            ref={area}
            label={text.text}
            text={essay.text}
            maxLength={ESSAY_TEXT_LIMIT}
            cutKey={keyOfDraft(uid, `essays-cut/text-${id}`)}
            findMarks={findMarks}
            onWrite={({ target }) => editor.write({ text: target.value })}
          />
          <NameWarnings
            text={essay.text}
            guard={guard}
            failure={failure}
            retry={retry}
            kept={kept}
            onKeep={(found) => setKept(new Set([...kept, found]))}
            onGo={handleGo}
          />
          <PrivacyNotes
            text={essay.text}
            latest={() => editor.words.text}
            onWrite={(softened) => {
              editor.write({ text: softened });
              area.current?.focus();
            }}
            onLeave={() => area.current?.focus()}
          />
          <ErrorNote>{store.saveError}</ErrorNote>
          <EssayFoot
            essay={essay}
            editor={editor}
            isStored={record !== undefined}
            isPending={record?.pending ?? false}
          />
        </div>
      </Card>
      <CardBoundary name={text.versions}>
        <EssayVersions id={id} history={history} editor={editor} onBringBack={handleReplace} />
      </CardBoundary>
    </>
  );
});

function noMarks() {
  return [];
}
