import { ESSAY_LIMITS, type EssayLimit } from "../application/essayLimits.ts";
import type { Rule } from "../shared/rule.ts";
import type { DashboardItem } from "../shared/stage.ts";
import type { EssayKind, EssayService } from "./essay.ts";

const checked_on = "2026-11-22";

/** The services that a track applies through, the most common first. */
export const SERVICES_OF: Readonly<Record<DashboardItem, readonly EssayService[]>> = {
  HS: ["common_app"],
  PM: ["amcas", "aacomas", "tmdsas"],
  PD: ["aadsas", "tmdsas"],
};

/** The essays that a service asks for once, by kind, with the length it accepts. */
const LIMITS: Readonly<Record<EssayService, Readonly<Partial<Record<EssayKind, EssayLimit>>>>> = {
  common_app: {
    "personal-statement": ESSAY_LIMITS.HS,
    additional: {
      form: "Common App",
      unit: "words",
      least: 0,
      most: 300,
      rule: {
        id: "common-app-additional-information",
        title: "Common App additional information",
        text: "At most 300 words since August 1, 2025; 650 before.",
        source: "Expert Admissions, changes of 2025-26",
        sourceUrl: "https://expertadmissions.com/2025-26-common-app-changes",
        checked_on,
        verified: false,
      },
    },
    challenge: {
      form: "Common App",
      unit: "words",
      least: 0,
      most: 250,
      rule: {
        id: "common-app-challenges",
        title: "Common App challenges and circumstances",
        text: "Optional, at most 250 words.",
        source: "Expert Admissions, changes of 2025-26",
        sourceUrl: "https://expertadmissions.com/2025-26-common-app-changes",
        checked_on,
        verified: false,
      },
    },
  },
  amcas: { "personal-statement": ESSAY_LIMITS.PM },
  aacomas: {
    "personal-statement": {
      form: "AACOMAS",
      unit: "characters",
      least: 0,
      most: 5_300,
      rule: {
        id: "aacomas-personal-statement",
        title: "AACOMAS personal statement",
        text: "At most 5,300 characters, including spaces.",
        source: "Accepted, guide to the AACOMAS application; we could not confirm this on AACOM's own page",
        sourceUrl: "https://blog.accepted.com/aacomas-personal-statement-an-experiences",
        checked_on,
        verified: false,
      },
    },
  },
  tmdsas: {
    "personal-statement": {
      form: "TMDSAS",
      unit: "characters",
      least: 0,
      most: 5_000,
      rule: {
        id: "tmdsas-personal-statement",
        title: "TMDSAS personal statement",
        text: "At most 5,000 characters, including spaces.",
        source: "Inspira Advantage, guide of 2023; we could not confirm this on TMDSAS's own page",
        sourceUrl: "https://www.inspiraadvantage.com/blog/personal-characteristics-essay",
        checked_on,
        verified: false,
      },
    },
    additional: {
      form: "TMDSAS",
      unit: "characters",
      least: 0,
      most: 2_500,
      rule: {
        id: "tmdsas-optional-essay",
        title: "TMDSAS optional essay",
        text: "At most 2,500 characters about circumstances that the application does not show elsewhere.",
        source: "TMDSAS application handbook, as an app's table cites it",
        sourceUrl: "https://www.tmdsas.com/apply-now/application-handbook.html",
        checked_on,
        verified: false,
      },
    },
  },
  aadsas: { "personal-statement": ESSAY_LIMITS.PD },
};

/** The length that the service accepts for an essay of this kind; null if Cairn does not know one. */
export function serviceLimit(service: EssayService | null, kind: EssayKind): EssayLimit | null {
  return service === null ? null : (LIMITS[service][kind] ?? null);
}

/** The rules on the essays a service asks for once. */
export function serviceEssayRules(service: EssayService): readonly Rule[] {
  return Object.values(LIMITS[service]).map(({ rule }) => rule);
}

/** The University of California asks for several short answers, which are not essays of one kind. */
export const UC_QUESTIONS: Rule = {
  id: "uc-personal-insight",
  title: "UC personal insight questions",
  text: "Four of eight questions, each answered in at most 350 words.",
  source: "Team USSIST, guide to the UC application; we could not confirm this on UC's own page",
  sourceUrl:
    "https://medium.com/team-ussist/a-step-by-step-guide-to-the-university-of-california-application-103647ad51eb",
  checked_on,
  verified: false,
};
