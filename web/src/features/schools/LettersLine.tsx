import { serviceOf } from "@domain/application/applicationService";
import { countContacts } from "@domain/experience/contactName";
import { LETTER_LIMITS, LETTERS_STEP } from "@domain/letter/letterLimits";
import * as text from "@text/tracker/schoolDetails";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { TIMELINE } from "../../base/paths.ts";
import type { SchoolRecord } from "../../stores/SchoolRecord.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { Tag } from "../../ui/components/Tag.tsx";
import { Requirement } from "./Requirement.tsx";

/**
 * How many letters the school's service accepts, and whom the student could ask. Cairn cannot see letters arrive, so it
 * only shows that the student has asked for them.
 */
export const LettersLine = observer(function LettersLine({ row }: { row: SchoolRecord }) {
  const { experiences, timeline } = usePlan();
  useEffect(() => {
    experiences.load();
    timeline.list.load();
  }, [experiences, timeline]);

  const service = serviceOf(row);
  if (service === null || timeline.list.status !== "ready" || experiences.status !== "ready") return null;
  const { most, rule } = LETTER_LIMITS[service];
  const state = timeline.rows.find(({ id }) => id === LETTERS_STEP)?.status ?? "open";
  const people = countContacts(experiences.records);
  return (
    <Requirement
      tag={<Tag tone={state === "open" ? "outline" : "plain"}>{text.letterStates[state]}</Tag>}
      said={`${text.lettersTaken(service, most ?? 0)} ${people > 0 ? text.couldBeAsked(people) : text.noOneToAsk}`}
      rule={rule}
    >
      <Link to={`${TIMELINE}#${LETTERS_STEP}`}>{text.lettersOnTimeline}</Link>
    </Requirement>
  );
});
