import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Button } from "../../ui/components/Button.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import type { EssayEditor } from "./EssaysStore.ts";
import { wordChanges } from "./wordChanges.ts";

interface ComparedText {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface ComparisonProps {
  version: ComparedText;
  /** The versions that it can be compared with. */
  others: readonly ComparedText[];
  /** Has the text as it is now. */
  editor: EssayEditor;
  onBringBack: () => void;
  onClose: () => void;
}

/** The words that differ between a version and the text, or another version. */
export const Comparison = observer(function Comparison({
  version,
  others,
  editor,
  onBringBack,
  onClose,
}: ComparisonProps) {
  const [otherId, setOtherId] = useState("");
  const after = others.find(({ id }) => id === otherId)?.text ?? editor.words.text;
  const { pieces, removed, added } = useMemo(() => wordChanges(version.text, after), [version.text, after]);
  return (
    <section className="comparison" aria-label={text.comparison}>
      <h3>{text.compareNamed(version.name)}</h3>
      <SelectField
        label={text.compareWith}
        name="other"
        value={otherId}
        options={[
          { value: "", label: text.currentText },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ target }) => setOtherId(target.value)}
      />
      <p role="status" className="quiet">
        {removed + added === 0 ? text.noDifference : text.whatChanged(removed, added)}
      </p>
      <p className="comparison__text">
        {pieces.map(({ at, words, change }) =>
          change === "same" ? (
            <span key={at} translate="no">
              {words}
            </span>
          ) : change === "removed" ? (
            <del key={at}>
              <span className="visually-hidden">{text.removedWords}</span>
              <span translate="no">{words}</span>
            </del>
          ) : (
            <ins key={at}>
              <span className="visually-hidden">{text.addedWords}</span>
              <span translate="no">{words}</span>
            </ins>
          ),
        )}
      </p>
      <div className="comparison__buttons">
        <Button variant="quiet" onClick={onBringBack}>
          {text.bringBack}
        </Button>
        <Button variant="text" onClick={onClose}>
          {text.closeComparison}
        </Button>
      </div>
    </section>
  );
});
