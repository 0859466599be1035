import { LETTER_SERVICES, type LetterService } from "@domain/letter/letter";
import { LETTER_LIMITS } from "@domain/letter/letterLimits";
import { isIn, isStillOpen, letterServiceOf, serviceLoad, takesLetters } from "@domain/letter/letterRoute";
import { NO_LETTERS_RULES, noLettersRule } from "@domain/letter/noLetters";
import { usualLetters } from "@domain/letter/usualLetters";
import type { Rule } from "@domain/shared/rule";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/letters";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { Fold } from "../../ui/components/Fold.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";
import { RuleList } from "../../ui/components/RuleList.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import type { LetterRow } from "./LettersStore.ts";
import { SchoolCoverage } from "./SchoolCoverage.tsx";

/** The most schools of a service shown at once. */
const SHOWN = 8;

interface CoverageCardProps {
  track: DashboardItem;
  rows: readonly LetterRow[];
  schools: readonly SchoolRecord[];
}

/** For each service, how many of its places are taken, and what each of its schools gets. */
export const CoverageCard = observer(function CoverageCard({ track, rows, schools }: CoverageCardProps) {
  const open = schools.filter(isStillOpen).toSorted((a, b) => a.name.localeCompare(b.name));
  const applied = open.filter(takesLetters);
  const services = LETTER_SERVICES.filter(
    (service) =>
      applied.some((school) => letterServiceOf(school) === service) || rows.some((row) => isIn(service, row, applied)),
  );
  return (
    <Card heading={text.coverage}>
      <div className="card__body letters__body">
        <p>{text.coverageText}</p>
        {open.length === 0 && <p className="quiet">{text.noSchools[track]}</p>}
        {services.map((service) => (
          <ServiceCoverage
            key={service}
            service={service}
            rows={rows}
            schools={applied.filter((school) => letterServiceOf(school) === service)}
          />
        ))}
        <OwnForms rows={rows} schools={applied.filter((school) => letterServiceOf(school) === null)} />
        {NO_LETTERS_RULES.map((rule) => (
          <NoLetters key={rule.id} rule={rule} schools={open.filter((school) => noLettersRule(school) === rule)} />
        ))}
      </div>
    </Card>
  );
});

/** The student's schools with application forms of their own: no service's limit holds for them. */
function OwnForms({ rows, schools }: Pick<CoverageCardProps, "rows" | "schools">) {
  const id = useId();
  if (schools.length === 0) return null;
  return (
    <section className="letter-service" aria-labelledby={id}>
      <div className="letter-service__head">
        <h3 id={id}>{text.ownForm}</h3>
      </div>
      <ul className="letter-service__schools">
        {schools.map((each) => (
          <li key={each.id}>
            <SchoolCoverage school={each} letters={rows} isLinked />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The student's schools of a system that takes no letters. */
function NoLetters({ rule, schools }: { rule: Rule; schools: readonly SchoolRecord[] }) {
  if (schools.length === 0) return null;
  return (
    <section className="letter-service" aria-labelledby={rule.id}>
      <div className="letter-service__head">
        <h3 id={rule.id}>{rule.title}</h3>
        <RuleCard rule={rule} />
      </div>
      <p>{text.takeNone(schools.map(({ name }) => name).join("; "))}</p>
    </section>
  );
}

interface ServiceCoverageProps {
  service: LetterService;
  rows: readonly LetterRow[];
  schools: readonly SchoolRecord[];
}

const ServiceCoverage = observer(function ServiceCoverage({ service, rows, schools }: ServiceCoverageProps) {
  // A service's name can have a space, which no id may have.
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const { taken, most, isOver } = serviceLoad(service, rows, schools);
  const { rule, howTo } = LETTER_LIMITS[service];
  const [school] = schools;
  const shown = showsAll ? schools : schools.slice(0, SHOWN);
  return (
    <section className="letter-service" aria-labelledby={id}>
      <div className="letter-service__head">
        <h3 id={id}>{most === null ? text.loadWithoutLimit(service, taken) : text.load(service, taken, most)}</h3>
        <RuleCard rule={rule} and={school && usualLetters(school.kind, service).rule} />
        {isOver && most !== null && <Tag tone="warn">{text.over(most)}</Tag>}
      </div>
      <ul className="letter-service__schools">
        {shown.map((each) => (
          <li key={each.id}>
            <SchoolCoverage school={each} letters={rows} isLinked />
          </li>
        ))}
      </ul>
      {shown.length < schools.length && (
        <div>
          <Button variant="text" onClick={() => setShowsAll(true)}>
            {text.showAllSchools(service, schools.length)}
          </Button>
        </div>
      )}
      <Fold level={3} heading={text.howLettersArrive(service)} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        <RuleList rules={howTo} />
      </Fold>
    </section>
  );
});
