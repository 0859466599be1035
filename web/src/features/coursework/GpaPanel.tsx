import { type GpaResult, gpaText } from "@domain/gpa/gpa";
import * as text from "@text/tracker/coursework";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { TRACKER } from "../../base/paths.ts";
import { Card } from "../../ui/components/Card.tsx";
import { filled } from "../../ui/components/filled.tsx";
import { HelpTip } from "../../ui/components/HelpTip.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { hoursText } from "../../views/courseworkView.ts";
import "./GpaPanel.css";

const APPLICATION = `${TRACKER}/application`;

interface GpaPanelProps {
  /** The averages of completed courses, by each rulebook. */
  done: readonly GpaResult[];
  /** The same with the what-if rows; null without what-if rows. */
  planned: readonly GpaResult[] | null;
  /** In the card's header. */
  tools: ReactNode;
}

/** The averages of every rulebook side by side. */
export function GpaPanel({ done, planned, tools }: GpaPanelProps) {
  return (
    <Card heading={text.yourGpa} help={<HelpTip label={text.aboutGpa}>{text.countedByEach}</HelpTip>} tools={tools}>
      <div className="gpa">
        {done.map((counted, at) => (
          <Book key={counted.rulebook.id} counted={counted} planned={planned?.[at]} />
        ))}
      </div>
      {done.some(({ rulebook }) => rulebook.averages.length > 1) && (
        <p className="gpa__services quiet">
          {filled(text.servicesShown, { link: <Link to={APPLICATION}>{text.myApplication}</Link> })}
        </p>
      )}
    </Card>
  );
}

interface BookProps {
  counted: GpaResult;
  planned: GpaResult | undefined;
}

function Book({ counted: { rulebook, averages }, planned }: BookProps) {
  const id = useId();
  const [total, ...parts] = averages;
  const plannedTotal = planned?.averages[0];
  const isEstimate = parts.length > 0;
  return (
    <section className="gpa__book" aria-labelledby={id}>
      <h3 id={id}>
        {rulebook.name} {isEstimate && <Tag tone="outline">{text.estimate}</Tag>}
      </h3>
      {total && (
        <p className="gpa__total">
          <span className="gpa__number">{gpaText(total.gpa)}</span>
          <span className="quiet">{text.overGraded(total.hours, hoursText(total.hours))}</span>
        </p>
      )}
      {plannedTotal && <p className="gpa__planned">{text.whatIf(gpaText(plannedTotal.gpa))}</p>}
      {parts.length > 0 && (
        <dl className="gpa__parts">
          {parts.map((part, at) => (
            <div key={part.id}>
              <dt>{part.label}</dt>
              <dd>
                <b>{gpaText(part.gpa)}</b>{" "}
                <span className="quiet">{text.creditCount(part.hours, hoursText(part.hours))}</span>
                {planned && (
                  <span className="gpa__planned">{text.whatIf(gpaText(planned.averages[at + 1]?.gpa ?? null))}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
