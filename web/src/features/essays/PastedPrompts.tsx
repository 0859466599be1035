import type { ReadPrompt } from "@domain/essay/readPrompts";
import { kinds } from "@domain/text/en/essay";
import * as text from "@text/tracker/essays";
import { Button } from "../../ui/components/Button.tsx";
import "./EssayForm.css";

interface PastedPromptsProps {
  prompts: readonly ReadPrompt[];
  onAdd: () => void;
  onLeave: () => void;
}

/** Several prompts in one paste, as Cairn has split them, to add an essay for each or leave them as they are. */
export function PastedPrompts({ prompts, onAdd, onLeave }: PastedPromptsProps) {
  return (
    <section className="pasted-prompts" aria-label={text.pastedPrompts(prompts.length)}>
      <p role="status">{text.pastedPrompts(prompts.length)}</p>
      <ol className="pasted-prompts__list">
        {prompts.map(({ prompt, kind, limit, limit_unit }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a prompt is known by its number.
          <li key={at}>
            {prompt}{" "}
            <span className="quiet">
              {[kinds[kind], limit === null ? "" : text.atMost[limit_unit](limit)].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Button variant="quiet" onClick={onAdd}>
          {text.addEssays(prompts.length)}
        </Button>{" "}
        <Button variant="text" onClick={onLeave}>
          {text.keepOnePrompt}
        </Button>
      </p>
    </section>
  );
}
