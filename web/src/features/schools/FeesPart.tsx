import {
  type ApplicationCost,
  MEDICAL_TEST_FEES,
  SERVICE_FEES,
  type TestFee,
} from "@domain/application/applicationFees";
import { formatDollars } from "@domain/application/formatDollars";
import * as text from "@text/tracker/schools";
import { Link } from "react-router-dom";
import { RESOURCES } from "../../base/paths.ts";
import { filled } from "../../ui/components/filled.tsx";
import { RuleCard } from "../../ui/components/RuleCard.tsx";

/** Links to programs that pay fees, by the words their titles in Resources have in common. */
const ASSISTANCE = `${RESOURCES}/financial-aid?q=fee+assistance`;

const MEDICAL_SERVICES: readonly string[] = ["AMCAS", "AACOMAS"];

/** The services' fees for applying to the whole list, and what they do not include. */
export function FeesPart({ cost: { services, total } }: { cost: ApplicationCost }) {
  const tests = services.some(({ service }) => MEDICAL_SERVICES.includes(service)) ? MEDICAL_TEST_FEES : [];
  return (
    <div className="mix__fees">
      <h3>{text.applicationFees}</h3>
      <p>
        <b>{text.aboutInAll(formatDollars(total))}</b>
      </p>
      <ul className="mix__fee-list">
        {services.map(({ service, schools, cost }) => {
          const { cycle, rule } = SERVICE_FEES[service];
          return (
            <li key={service} className="mix__fee">
              <span className="mix__fee-cost">
                {text.serviceCost(service, schools, formatDollars(cost))} <RuleCard rule={rule} />
              </span>
              <span className="quiet mix__fee-cycle">
                {cycle === null ? text.feesWithoutCycle : text.feesOfCycle(cycle)}
              </span>
            </li>
          );
        })}
      </ul>
      {tests.length > 0 && <TestFees tests={tests} />}
      <p className="quiet mix__note">
        {text.feesCounted} {services.some(({ service }) => service === "TMDSAS") && `${text.texasCounted} `}
        {filled(text.askForAssistance, { link: <Link to={ASSISTANCE}>{text.feeAssistance}</Link> })}
      </p>
    </div>
  );
}

/** The fees of tests, which are not part of the sum: some are paid long before, and not every school asks for each. */
function TestFees({ tests }: { tests: readonly TestFee[] }) {
  return (
    <>
      <p>{text.testsNotCounted}</p>
      <ul className="mix__fee-list">
        {tests.map(({ name, fee, cycle, rule }) => (
          <li key={name} className="mix__fee">
            <span className="mix__fee-cost">
              {text.testCost(name, formatDollars(fee))} <RuleCard rule={rule} />
            </span>
            <span className="quiet mix__fee-cycle">{text.feesOfCycle(cycle)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
