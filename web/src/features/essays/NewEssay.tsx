import { ESSAY_PROMPT_LIMIT, ESSAY_TITLE_LIMIT, newEssay } from "@domain/essay/essay";
import { suggestedDueDay } from "@domain/essay/essayDue";
import { detailsText, newEssayForm, readOwner } from "@domain/essay/essayForm";
import { kinds } from "@domain/text/en/essay";
import * as common from "@text/common";
import * as text from "@text/tracker/essays";
import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { ESSAYS } from "../../base/paths.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { onEscape } from "../../ui/forms/onEscape.ts";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { EssayDetailFields } from "./EssayDetailFields.tsx";
import type { EssaysStore } from "./EssaysStore.ts";
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

  useEffect(() => store.load(), [store]);
  useEffect(() => ref.current?.querySelector("select")?.focus(), [ref]);

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
          maxLength={ESSAY_PROMPT_LIMIT}
        />
      </DraftForm>
    </Card>
  );
});
