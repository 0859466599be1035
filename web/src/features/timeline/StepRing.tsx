import "./StepRing.css";

const RADIUS = 18;
const ROUND = 2 * Math.PI * RADIUS;

/** The progress of one step, as a small ring with its number. */
export function StepRing({ percent, label }: { percent: number; label: string }) {
  const arc = (ROUND * percent) / 100;
  return (
    <div className="step__ring" role="img" aria-label={label}>
      <svg viewBox="0 0 43 43" aria-hidden>
        <circle className="step__ring-track" cx="21.5" cy="21.5" r={RADIUS} />
        {percent > 0 && (
          <circle className="step__ring-arc" cx="21.5" cy="21.5" r={RADIUS} strokeDasharray={`${arc} ${ROUND - arc}`} />
        )}
      </svg>
      <span aria-hidden>{percent}</span>
    </div>
  );
}
