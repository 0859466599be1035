import { ADVISED_ATTEMPTS, mcatLimits } from "@domain/score/attemptLimits";
import type { Score, ScoreTest } from "@domain/score/score";
import { attemptsAt } from "@domain/score/scoreResults";
import { ATTEMPT_ADVICE, MCAT_LIMITS_RULE } from "@domain/score/scoreRules";
import * as text from "@text/tracker/scores";
import { TriangleAlert } from "lucide-react";
import { filled } from "../../ui/components/filled.tsx";
import { Notice } from "../../ui/components/Notice.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { Tag } from "../../ui/components/Tag.tsx";

interface AttemptNoteProps {
  test: ScoreTest;
  rows: readonly Score[];
  today: string;
}

/** How often the test was taken, compared to our advice or the service's own limit. */
export function AttemptNote({ test, rows, today }: AttemptNoteProps) {
  const advised = ADVISED_ATTEMPTS[test];
  const rule = ATTEMPT_ADVICE[test];
  if (advised !== undefined && rule) return <AdvisedAttempts test={test} rows={rows} advised={advised} rule={rule} />;
  return test === "MCAT" ? <McatLimits rows={rows} today={today} /> : null;
}

interface AdvisedAttemptsProps {
  test: ScoreTest;
  rows: readonly Score[];
  advised: number;
  rule: Parameters<typeof RuleCard>[0]["rule"];
}

function AdvisedAttempts({ test, rows, advised, rule }: AdvisedAttemptsProps) {
  const used = attemptsAt(rows, test, "official").length;
  return (
    <div className="attempts">
      <p className="scores__rule">
        <span>{text.attemptsAdvised(used, advised)}</span>
        <span className="attempts__stones" aria-hidden>
          {Array.from({ length: advised }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stones differ only in their position.
            <i key={index} data-used={index < used || undefined} />
          ))}
        </span>
        <Tag>{text.advice}</Tag>
        <RuleCard rule={rule} />
      </p>
      {used >= advised && <p className="scores__note">{text.adviceAlone(text.testNames[test])}</p>}
    </div>
  );
}

function McatLimits({ rows, today }: { rows: readonly Score[]; today: string }) {
  const next = attemptsAt(rows, "MCAT", "planned").find(({ date }) => date >= today)?.date ?? today;
  const limits = mcatLimits(rows, next);
  const passed = limits.find(({ used, limit }) => used > limit);
  return (
    <div className="attempts">
      <p className="scores__rule">
        <span>{text.attemptsWithPlanned}</span>
        <Tag tone="warn">{text.officialLimit}</Tag>
        <RuleCard rule={MCAT_LIMITS_RULE} />
      </p>
      <ul className="attempts__limits">
        {limits.map(({ id, label, used, limit }) => (
          <li key={id}>{filled(text.usedOf(label, limit), { used: <b>{used}</b> })}</li>
        ))}
      </ul>
      {passed && (
        <Notice icon={TriangleAlert} tone="warn" role="status">
          {text.overLimit(passed.label, passed.used, passed.limit)}
        </Notice>
      )}
    </div>
  );
}
