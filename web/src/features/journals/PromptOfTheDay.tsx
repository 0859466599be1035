import { daysBetween } from "@domain/shared/calendarDay";
import * as text from "@text/tracker/journals";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { JOURNAL_PROMPTS } from "../../content/journalPrompts.ts";
import { Button } from "../../ui/components/Button.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";

interface PromptOfTheDayProps {
  today: string;
  onUse: (text: string) => void;
}

/** A question for an empty page, a different one each day. */
export function PromptOfTheDay({ today, onUse }: PromptOfTheDayProps) {
  const [turn, setTurn] = useState(0);
  const prompt = JOURNAL_PROMPTS[(daysBetween("2026-01-01", today) + turn) % JOURNAL_PROMPTS.length];
  if (!prompt) return null;
  return (
    <div className="prompt">
      <div aria-live="polite">
        <p className="prompt__question">{prompt.question}</p>
        <p className="quiet">{prompt.steps.join(" ")}</p>
      </div>
      <span className="prompt__buttons">
        <Button variant="text" onClick={() => onUse(`${prompt.question}\n\n`)}>
          {text.writeAboutIt}
        </Button>
        <IconButton icon={RefreshCw} label={text.anotherQuestion} onClick={() => setTurn(turn + 1)} />
      </span>
    </div>
  );
}
