import { ESSAY_PROMPT_LIMIT, ESSAY_TITLE_LIMIT, newEssay } from "@domain/essay/essay";
import { suggestedDueDay } from "@domain/essay/essayDue";
import { detailsText, essayDetailsForm, newEssayForm, readOwner } from "@domain/essay/essayForm";
import { type ReadPrompt, readPrompts } from "@domain/essay/readPrompts";
import { kinds } from "@domain/text/en/essay";
import * as common from "@text/common";
import * as text from "@text/tracker/essays";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type ClipboardEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { keyOfDraft } from "../../base/drafts.ts";
import { ESSAYS } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { formFieldsOf } from "../../ui/forms/edits.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { CutPaste } from "../../ui/writing/CutPaste.tsx";
import { cutPaste } from "../../ui/writing/cutPaste.ts";
import { useCut } from "../../ui/writing/useCut.ts";
import { EssayDetailFields } from "./EssayDetailFields.tsx";
import type { EssaysStore } from "./EssaysStore.ts";
import { PastedPrompts } from "./PastedPrompts.tsx";
import { takePrompt } from "./takePrompt.ts";
import "./EssayForm.css";

interface NewEssayProps extends TrackerTabProps {
  store: EssaysStore;
  today: string;
  /** Where the essay goes at first (`ownerOf`). */
  owner: string;
  onClose: () => void;
}

/** The form of a new essay. It opens the essay for writing. */
export const NewEssay = observer(function NewEssay({ store, track, today, owner, onClose }: NewEssayProps) {
  const { session } = useStores();
  const { schools } = usePlan();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const to = readOwner(owner);
  const school = schools.rows.find(({ id }) => id === to.school_id);
  const start = detailsText({
    ...newEssay(0),
    ...to,
    kind: to.service === null ? "why-school" : "personal-statement",
    due_on: school ? suggestedDueDay(school, today) : null,
  });
  const draft = useDraft(session.uid ?? "", "essays-new", undefined, { start });
  const form = useForm(
    newEssayForm,
    async (typed) => {
      const id = store.newId();
      const title = typed.title || kinds[typed.kind];
      const written = store.put(id, { ...newEssay(Date.now()), ...typed, title });
      void draft.sent(written);
      const isShown = (await Promise.race([store.whenShown(id), written])) !== false;
      // Not if the student has gone elsewhere meanwhile.
      if (isShown && globalThis.location.pathname === pathname) void navigate(`${ESSAYS}/${id}`);
    },
    draft,
  );
  const { form: ref } = draft;
  const showToast = useToast();
  const { cuts, addCut, discardCuts } = useCut(keyOfDraft(session.uid ?? "", "essays-cut/new"));
  const [pasted, setPasted] = useState<readonly ReadPrompt[]>([]);

  useEffect(() => store.load(), [store]);
  useEffect(() => ref.current?.querySelector("select")?.focus(), [ref]);

  /** A single prompt sets its limit and kind. Several are shown first, as they would be split. */
  function handlePaste({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>) {
    const words = clipboardData.getData("text/plain");
    const prompts = readPrompts(words);
    setPasted(prompts);
    const { value, selectionStart, selectionEnd } = currentTarget;
    const whole = { value, start: selectionStart, end: selectionEnd };
    const lost = prompts.length < 2 ? cutPaste(whole, words, ESSAY_PROMPT_LIMIT) : null;
    if (lost) addCut(lost.cut);
    const [only] = prompts;
    if (prompts.length !== 1 || !only || currentTarget.value !== "") return;
    const taken = takePrompt(currentTarget.form, only);
    if (taken !== "") showToast(text.takenFromPrompt(taken));
  }

  function handleAddAll() {
    const typed = essayDetailsForm.safeParse(ref.current ? formFieldsOf(ref.current) : start);
    const details = typed.success ? typed.data : { ...to, due_on: null };
    const ids = pasted.map(({ prompt, kind, limit, limit_unit }, at) => {
      const id = store.newId();
      const { service, school_id, due_on } = details;
      const title = `${kinds[kind]} ${at + 1}`;
      const described = { title, prompt: prompt.slice(0, ESSAY_PROMPT_LIMIT), kind, limit, limit_unit };
      void store.put(id, { ...newEssay(Date.now() + at), ...described, service, school_id, due_on });
      return id;
    });
    handleClose();
    showToast(text.essaysAdded(ids.length), () => store.remove(store.rows.filter(({ id }) => ids.includes(id))));
  }

  function handleClose() {
    draft.discard();
    onClose();
  }

  return (
    <Card heading={text.newEssay} tools={<IconButton icon={X} label={common.close} onClick={handleClose} />}>
      <DraftForm
        className="card__body essay-form"
        label={text.newEssay}
        draft={draft}
        form={form}
        onKeyDown={onEscape(handleClose)}
        buttons={
          <div className="essay-form__buttons">
            <Button type="submit">{text.add}</Button>
            <Button variant="text" onClick={handleClose}>
              {common.cancel}
            </Button>
          </div>
        }
      >
        <EssayDetailFields track={track} today={today} initial={start} field={form.field} />
        <Field label={text.title} {...form.field("title")} optional autoComplete="off" maxLength={ESSAY_TITLE_LIMIT} />
        <ProseField
          label={text.prompt}
          {...form.field("prompt")}
          optional
          hint={text.promptHint}
          onPaste={handlePaste}
          maxLength={ESSAY_PROMPT_LIMIT}
        />
        <CutPaste cuts={cuts} onDiscard={discardCuts} />
        {pasted.length > 1 && <PastedPrompts prompts={pasted} onAdd={handleAddAll} onLeave={() => setPasted([])} />}
      </DraftForm>
    </Card>
  );
});
