import { type ApplicationCost, SERVICE_FEES } from "@domain/application/applicationFees";
import { formatDollars } from "@domain/application/formatDollars";
import { notConfirmed } from "@text/rule";
import * as text from "@text/tracker/schools";
import { Link } from "react-router-dom";
import { filled } from "../../../components/filled.tsx";
import { RuleCard } from "../../../components/RuleCard.tsx";
import { Tag } from "../../../components/Tag.tsx";
import { RESOURCES } from "../../../paths.ts";

/** Links to programs that pay fees, by the words their titles in Resources have in common. */
const ASSISTANCE = `${RESOURCES}/financial-aid?q=fee+assistance`;

/** The services' fees for applying to the whole list, and what they do not include. */
export function FeesPart({ cost: { services, total } }: { cost: ApplicationCost }) {
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
                {cycle === null ? text.feesWithoutCycle : text.feesOfCycle(String(cycle))}{" "}
                {!rule.verified && <Tag tone="warn">{notConfirmed}</Tag>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="quiet mix__note">
        {text.feesCounted} {services.some(({ service }) => service === "TMDSAS") && `${text.texasCounted} `}
        {filled(text.askForAssistance, { link: <Link to={ASSISTANCE}>{text.feeAssistance}</Link> })}
      </p>
    </div>
  );
}
