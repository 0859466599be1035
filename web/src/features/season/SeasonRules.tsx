import { SECONDARY_RULE } from "@domain/application/secondaryRule";
import { SEASON_RULES } from "@domain/season/seasonRules";
import type { Rule } from "@domain/shared/rule";
import type { DashboardItem } from "@domain/shared/stage";
import * as text from "@text/tracker/season";
import { useState } from "react";
import { Fold } from "../../ui/components/Fold.tsx";
import { RuleList } from "../../ui/components/RuleList.tsx";

const RULES: Readonly<Record<DashboardItem, readonly Rule[]>> = {
  HS: [
    SEASON_RULES.earlyDecision,
    SEASON_RULES.restrictiveEarlyAction,
    SEASON_RULES.aidForms,
    SEASON_RULES.may1,
    SEASON_RULES.thanks,
  ],
  PM: [
    SEASON_RULES.choose,
    SEASON_RULES.tool,
    SEASON_RULES.aacom,
    SEASON_RULES.match,
    SEASON_RULES.matchDays,
    SEASON_RULES.tmdsasOffers,
    SECONDARY_RULE,
    SEASON_RULES.thanks,
  ],
  PD: [SEASON_RULES.adea, SEASON_RULES.match, SECONDARY_RULE, SEASON_RULES.thanks],
};

/** The rules of a track's season, each with its source. */
export function SeasonRules({ track }: { track: DashboardItem }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold heading={text.rules} meta={text.rulesMeta} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      <RuleList rules={RULES[track]} />
    </Fold>
  );
}
