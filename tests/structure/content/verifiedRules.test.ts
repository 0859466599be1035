import { expect, test } from "vitest";
import { TIMELINE } from "../../../web/src/content/timeline.ts";
import { domainRules } from "./shippedTexts.ts";

/** The bodies that set the rules. Only a page of theirs can confirm a rule. */
const OFFICIAL_HOSTS =
  /(?:^|\.)(?:aamc\.org|aacom\.org|adea\.org|ada\.org|liaisonedu\.com|tmdsas\.com|txhes\.com|act\.org|collegeboard\.org|usmle\.org|nih\.gov|natmatch\.com|nrmp\.org)$/;

/** Acuity, which sets Casper, has its help pages at another company's address. */
const OFFICIAL_PAGES = "https://intercom.help/acuityinsights/";

/** Words by which a source admits that the official page was not read. */
const SECOND_HAND =
  /\bnot (?:been )?(?:seen|opened|read)\b|\breports? (?:it|them)\b|\bas (?:the )?[A-Z]\w+ .*(?:describes|copies|tells)\b|\bcopy\b/;

test("a rule is verified only if its source is a page of the body that sets it", async () => {
  const timelineRules = TIMELINE.flatMap(({ steps }) => steps.map(({ rule }) => rule));
  const verified = [...(await domainRules()), ...timelineRules].filter((rule) => rule.verified);

  const wrong = verified.filter(({ source, sourceUrl }) => !isOfficial(sourceUrl) || SECOND_HAND.test(source));

  expect(wrong.map(({ id, source }) => `${id}: ${source}`)).toEqual([]);
  expect(verified.length).toBeGreaterThan(20);
});

function isOfficial(address: string): boolean {
  return address.startsWith(OFFICIAL_PAGES) || OFFICIAL_HOSTS.test(new URL(address).hostname);
}
