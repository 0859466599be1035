import { COUNTING_RULE, lengthInForm } from "@domain/application/formCharacters";
import { ESSAY_TEXT_LIMIT, type Essay } from "@domain/essay/essay";
import { serviceLimit } from "@domain/essay/serviceEssays";
import { countWords } from "@domain/journal/journal";
import * as text from "@text/tracker/essays";
import { observer } from "mobx-react-lite";
import { useDeferredValue } from "react";
import { useStores } from "../../stores/useStores.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { saveState } from "../../ui/writing/saveState.ts";
import type { EssayEditor } from "./EssaysStore.ts";

interface EssayFootProps {
  essay: Essay;
  editor: EssayEditor;
  isStored: boolean;
  isPending: boolean;
}

/** The essay's length as the form counts it, and whether its text is saved. */
export const EssayFoot = observer(function EssayFoot({ essay, editor, isStored, isPending }: EssayFootProps) {
  const { connection } = useStores();
  const calm = useDeferredValue(essay.text);
  const { limit, limit_unit, service, kind } = essay;
  const words = countWords(calm);
  const characters = lengthInForm(calm);
  const used = limit_unit === "words" ? words : characters;
  const known = serviceLimit(service, kind);
  const isShort = known !== null && known.unit === "words" && words > 0 && words < known.least;
  const isFull = calm.length >= ESSAY_TEXT_LIMIT;
  return (
    <div className="essay-foot">
      {limit !== null && (
        <p className="essay-foot__limit" data-over={used > limit || undefined}>
          {used > limit ? text.overLimit[limit_unit](used - limit, limit) : text.ofLimit[limit_unit](used, limit)}
          {limit_unit === "characters" && <RuleCard rule={COUNTING_RULE} />}
          {known && <RuleCard rule={known.rule} />}
        </p>
      )}
      <p>{text.wordsAndCharacters(words, characters)}</p>
      {isShort && <p>{text.below(known.least)}</p>}
      {isFull && <p role="status">{text.textFull}</p>}
      <p className="essay-foot__state">
        {saveState({
          isDirty: editor.isDirty,
          isStored,
          isPending,
          isConnected: connection.isOnline && connection.isReachable,
        })}
      </p>
    </div>
  );
});
