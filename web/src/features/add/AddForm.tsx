import { SAVED_GROUP_NAMES, SAVED_GROUPS } from "@domain/resource/savedResource";
import * as text from "@text/add";
import { Scissors } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FormEvent, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { ChoiceSet } from "../../ui/forms/ChoiceSet.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { ProseField } from "../../ui/forms/ProseField.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { addForms, KINDS, type Kind, prefilled } from "./addForms.ts";
import { SHARED_TEXT_LENGTH, type Share, shareName } from "./readShare.ts";
import { type Adding, useAdd } from "./useAdd.ts";

interface AddFormProps {
  share: Share;
  /** Called once it is stored on this device. */
  onAdded: (kind: Kind, path: string) => void;
}

/** What was shared, ready to be added with one press. Every word can be changed first. */
export const AddForm = observer(function AddForm({ share, onAdded }: AddFormProps) {
  const { session } = useStores();
  const showToast = useToast();
  const add = useAdd();
  const [begun] = useState(() => prefilled(share));
  const [kind, setKind] = useState<Kind>(begun.kind);
  const draft = useDraft(session.uid ?? "", `add/${shareName(share)}`);
  const forms = {
    task: useForm(addForms.task, (typed) => follow(add.task(typed))),
    resource: useForm(addForms.resource, (typed) => follow(add.resource(typed))),
    journal: useForm(addForms.journal, (typed) => follow(add.journal(typed))),
  };
  const { task, resource, journal } = forms;

  async function follow({ path, written, refusal }: Adding) {
    void written.then((isTaken) => {
      const said = refusal();
      if (!isTaken && said !== null) showToast(said);
    });
    if (await draft.sent(written)) onAdded(kind, path);
  }

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.name !== "kind") return;
    setKind(KINDS.find((known) => known === target.value) ?? begun.kind);
  }

  return (
    <DraftForm
      className="add__form"
      label={text.heading}
      draft={draft}
      form={forms[kind]}
      onChange={handleChange}
      onReset={() => setKind(begun.kind)}
      buttons={
        <div>
          <Button type="submit" busy={forms[kind].busy}>
            {text.buttons[kind]}
          </Button>
        </div>
      }
    >
      {share.isCut && (
        <Notice icon={Scissors} tone="warn">
          {text.wasCut(SHARED_TEXT_LENGTH)}
        </Notice>
      )}
      <ChoiceSet
        legend={text.kindLegend}
        name="kind"
        type="radio"
        look="chips"
        options={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        defaultChosen={[begun.kind]}
      />
      {/* Hidden fields stay in the form, so that a choice can be changed without losing words. */}
      <div className="add__fields" hidden={kind !== "task"}>
        <Field
          label={text.task}
          {...task.field("task")}
          defaultValue={begun.task}
          autoComplete="off"
          hint={begun.leavesLinkOut ? text.linkLeftOut : undefined}
        />
        <Field label={text.due} {...task.field("due")} type="date" optional />
      </div>
      <div className="add__fields" hidden={kind !== "resource"}>
        <Field label={text.title} {...resource.field("title")} defaultValue={begun.title} autoComplete="off" />
        <Field
          label={text.link}
          {...resource.field("url")}
          type="url"
          inputMode="url"
          autoComplete="off"
          defaultValue={share.url}
        />
        <SelectField
          label={text.group}
          name="group"
          options={SAVED_GROUPS.map((value) => ({ value, label: SAVED_GROUP_NAMES[value] }))}
          hint={text.groupHint}
        />
        <ProseField label={text.note} {...resource.field("note")} optional defaultValue={begun.note} />
      </div>
      <div className="add__fields" hidden={kind !== "journal"}>
        <Field
          label={text.title}
          {...journal.field("entryTitle")}
          optional
          defaultValue={begun.entryTitle}
          autoComplete="off"
        />
        <ProseField label={text.entry} {...journal.field("entry")} rows={8} defaultValue={begun.entry} />
      </div>
    </DraftForm>
  );
});
