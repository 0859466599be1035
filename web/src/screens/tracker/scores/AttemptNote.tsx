import type { Score, ScoreTest } from "@domain/score";
import { ADVISED_ATTEMPTS, mcatLimits } from "@domain/scoreLimits";
import { attemptsAt } from "@domain/scoreResults";
import { ATTEMPT_ADVICE, MCAT_LIMITS_RULE } from "@domain/scoreRules";
import { TriangleAlert } from "lucide-react";
import { Notice } from "../../../components/Notice.tsx";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { Tag } from "../../../components/Tag.tsx";

interface AttemptNoteProps {
  test: ScoreTest;
  rows: readonly Score[];
  today: string;
}

/** How often the test was taken, beside our advice or the service's own limit. */
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
        <span>
          Attempts: {used} of {advised} advised
        </span>
        <span className="attempts__stones" aria-hidden>
          {Array.from({ length: advised }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stones differ in nothing but their place.
            <i key={index} data-used={index < used || undefined} />
          ))}
        </span>
        <Tag>Advice</Tag>
        <RuleCard rule={rule} />
      </p>
      {used >= advised && (
        <p className="scores__note">You can add more. {test} does not stop at this number; it is our advice alone.</p>
      )}
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
        <span>Attempts, planned ones counted</span>
        <Tag tone="warn">Official limit</Tag>
        <RuleCard rule={MCAT_LIMITS_RULE} />
      </p>
      <ul className="attempts__limits">
        {limits.map(({ id, label, used, limit }) => (
          <li key={id}>
            {label}: <b>{used}</b> of {limit}
          </li>
        ))}
      </ul>
      {passed && (
        <Notice icon={TriangleAlert} tone="warn" role="status">
          {`${passed.label} that is ${passed.used} tests. AAMC allows ${passed.limit}; ask AAMC before you book.`}
        </Notice>
      )}
    </div>
  );
}
