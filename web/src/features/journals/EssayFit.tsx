import { ESSAY_LIMITS, type EssayLimit, essayLength } from "@domain/application/essayLimits";
import * as words from "@text/tracker/journals";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { RuleCard } from "../../ui/components/RuleCard.tsx";

/** Whether an entry that could be an essay fits the length of the student's application essay. */
export const EssayFit = observer(function EssayFit({ text }: { text: string }) {
  const { user } = usePlan();
  const track = user.user?.dashboard_item;
  if (!track) return null;
  const limit = ESSAY_LIMITS[track];
  return (
    <p className="essay-fit">
      {sentence(essayLength(text, limit), limit)}
      <RuleCard rule={limit.rule} />
    </p>
  );
});

function sentence(length: number, { form, unit, least, most }: EssayLimit): string {
  if (length > most) return words.essayOver[unit](length - most, form);
  if (length < least) return words.essayShort[unit](least - length, form);
  return words.essayFits[unit](length, most, form);
}
