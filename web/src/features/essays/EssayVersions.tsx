import { VERSION_NAME_LIMIT } from "@domain/essay/essayVersions";
import { LOCALE } from "@domain/shared/language";
import { reasons } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { GitCompare, Trash2, Undo2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import * as z from "zod/mini";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import type { EssayHistory, VersionRow } from "./EssayHistory.ts";
import type { EssayEditor } from "./EssaysStore.ts";
import { VERSIONS_ID } from "./versionsId.ts";
import "./EssayVersions.css";

/** How many versions are listed at first. */
const SHOWN = 8;
const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

/** The word diff loads with the first comparison. */
const Comparison = onDemand(async () => (await import("./Comparison.tsx")).Comparison);

interface EssayVersionsProps {
  id: string;
  history: EssayHistory;
  /** Has the text as it is now. */
  editor: EssayEditor;
  /** Replaces the text by that of a version. */
  onBringBack: (text: string) => void;
}

/** Earlier texts of the essay: to name, to compare and to bring back. */
export const EssayVersions = observer(function EssayVersions({ id, history, editor, onBringBack }: EssayVersionsProps) {
  const showToast = useToast();
  const heading = useRef<HTMLParagraphElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [comparedId, setComparedId] = useState<string | null>(null);
  const { versions } = history;
  const compared = versions.find((version) => version.id === comparedId);
  const shown = showsAll ? versions : versions.slice(0, SHOWN);

  function handleBringBack(version: VersionRow) {
    onBringBack(version.text);
    setComparedId(null);
    showToast(text.broughtBack);
  }

  function handleDelete(version: VersionRow) {
    void history.remove(version.id);
    heading.current?.focus();
    showToast(text.versionDeleted, () => void history.restore(version));
  }

  return (
    <Card id={VERSIONS_ID} heading={text.versions}>
      <div className="card__body essay-versions">
        <ErrorNote retry={history.retry}>{history.failure}</ErrorNote>
        <ErrorNote>{history.saveError}</ErrorNote>
        <SaveVersion id={id} history={history} editor={editor} />
        <p ref={heading} tabIndex={-1} className="quiet">
          {text.whenVersionsAreSaved}
        </p>
        {versions.length > 0 && (
          <ul className="essay-versions__list" aria-label={text.versions}>
            {shown.map((version) => (
              <li key={version.id} className="essay-versions__row">
                <div>
                  <p>{version.name || reasons[version.reason]}</p>
                  <p className="quiet">{whenText(version)}</p>
                </div>
                <IconButton
                  icon={GitCompare}
                  label={text.compareNamed(nameOf(version))}
                  aria-pressed={version.id === comparedId}
                  onClick={() => setComparedId(version.id === comparedId ? null : version.id)}
                />
                <IconButton
                  icon={Undo2}
                  label={text.bringBackNamed(nameOf(version))}
                  onClick={() => handleBringBack(version)}
                />
                <IconButton
                  icon={Trash2}
                  label={text.deleteVersion(nameOf(version))}
                  onClick={() => handleDelete(version)}
                />
              </li>
            ))}
          </ul>
        )}
        {versions.length > shown.length && (
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {text.moreVersions(versions.length - shown.length)}
          </Button>
        )}
        {compared && (
          <Comparison
            key={compared.id}
            version={{ ...compared, name: nameOf(compared) }}
            others={versions
              .filter((version) => version.id !== compared.id)
              .map((version) => ({ ...version, name: nameOf(version) }))}
            editor={editor}
            onBringBack={() => handleBringBack(compared)}
            onClose={() => setComparedId(null)}
          />
        )}
      </div>
    </Card>
  );
});

const versionForm = z.object({ name: z.string().check(z.trim(), z.maxLength(VERSION_NAME_LIMIT)) });

function SaveVersion({ id, history, editor }: Pick<EssayVersionsProps, "id" | "history" | "editor">) {
  const { session } = useStores();
  const showToast = useToast();
  const draft = useDraft(session.uid ?? "", `essay-version/${id}`);
  const form = useForm(
    versionForm,
    ({ name }, element) => {
      const { text: current } = editor.words;
      if (current.trim() === "") {
        showToast(text.nothingToSave);
        return;
      }
      void draft.sent(history.save(name, current));
      element.reset();
      showToast(text.versionSaved);
    },
    draft,
  );
  return (
    <DraftForm
      className="essay-versions__save"
      label={text.saveVersion}
      draft={draft}
      form={form}
      buttons={
        <div>
          <Button type="submit" variant="quiet">
            {text.saveVersion}
          </Button>
        </div>
      }
    >
      <Field
        label={text.versionName}
        {...form.field("name")}
        optional
        autoComplete="off"
        hint={text.versionNameHint}
        maxLength={VERSION_NAME_LIMIT}
      />
    </DraftForm>
  );
}

function whenText({ at }: VersionRow): string {
  return WHEN.format(at);
}

function nameOf(version: VersionRow): string {
  return version.name === "" ? `${reasons[version.reason]}, ${whenText(version)}` : version.name;
}
