import type { Rule } from "../shared/rule.ts";
import { APPLICATION_SERVICES, type ApplicationService, type AppliedTo, serviceOf } from "./applicationService.ts";

const checked_on = "2026-11-22";

/** The application cycle of the current fees: applying in 2026 to start in 2027. */
const CYCLE = "2026-27";

/** A service's fees, in US dollars. */
export interface ServiceFee {
  readonly first: number;
  /** The fee for each school after the first. 0 if one fee covers all schools. */
  readonly more: number;
  /** The cycle of the fee. Null if its sources disagree about it. */
  readonly cycle: string | null;
  readonly rule: Rule;
}

export const SERVICE_FEES: Readonly<Record<ApplicationService, ServiceFee>> = {
  AMCAS: {
    first: 175,
    more: 47,
    cycle: CYCLE,
    rule: {
      id: "amcas-fee",
      title: "What AMCAS costs",
      text: `In the ${CYCLE} cycle, $175 for one school and $47 for each additional one. AAMC's own page shows $46 for the cycle of 2025. Fee assistance from the AAMC covers up to 20 schools.`,
      source:
        "The text of a pre-medical course that names the AAMC; we could not confirm this on AAMC's page of this cycle",
      sourceUrl:
        "https://students-residents.aamc.org/applying-medical-school-amcas/certifying-and-submitting-your-application",
      checked_on,
      verified: false,
    },
  },
  AACOMAS: {
    first: 198,
    more: 60,
    cycle: CYCLE,
    rule: {
      id: "aacomas-fee",
      title: "What AACOMAS costs",
      text: `In the ${CYCLE} cycle, $198 for one program and $60 for each additional one. The page of 2024 says $55. A fee waiver covers the first fee only; ask for it before you submit, and submit within 14 days of the approval.`,
      source:
        "The text of a pre-medical course that names AACOM; we could not confirm the fees on Liaison's own page of this cycle",
      sourceUrl:
        "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center/Starting_Your_AACOMAS_Application/Getting_Started_with_Your_AACOMAS_Application/02_AACOMAS_Application_Fees_and_Fee_Waivers",
      checked_on,
      verified: false,
    },
  },
  AADSAS: {
    first: 264,
    more: 115,
    cycle: CYCLE,
    rule: {
      id: "aadsas-fee",
      title: "What AADSAS costs",
      text: `In the ${CYCLE} cycle, $264 for one school and $115 for each additional one. ADEA's fee assistance is said to cover three schools, and that is the sum of these fees. We could not confirm them on ADEA's own page.`,
      source: "ADEA, AADSAS application fees; this cycle's figures as other sites repeat them",
      sourceUrl:
        "https://www.adea.org/ADEA/Content_Conversion/dental_education_pathways/Instructions/AADSAS_Instructions/Application_Fees___Designations.html",
      checked_on,
      verified: false,
    },
  },
  TMDSAS: {
    first: 235,
    more: 0,
    cycle: null,
    rule: {
      id: "tmdsas-fee",
      title: "What TMDSAS costs",
      text: "One fee for any number of schools, with no fee waivers. The newer copy of its page says $235 and an older one $220, without naming a cycle. Cairn counts public schools in Texas and Baylor here. Dental schools there may also take AADSAS from students of other states.",
      source: "TMDSAS, About the Application, in two copies of different age",
      sourceUrl: "https://tmdsas.com/explore/about-application.html",
      checked_on: "2026-11-26",
      verified: false,
    },
  },
};

/** The fee of an admission test, in US dollars. It is not part of the services' fees. */
export interface TestFee {
  readonly name: string;
  readonly fee: number;
  readonly cycle: string;
  readonly rule: Rule;
}

/** Tests that medical schools ask for. The DAT's fee is missing because no source for it could be trusted. */
export const MEDICAL_TEST_FEES: readonly TestFee[] = [
  {
    name: "MCAT",
    fee: 355,
    cycle: "2026",
    rule: {
      id: "mcat-fee",
      title: "What the MCAT costs",
      text: "$355 in 2026, or $145 with fee assistance from the AAMC. Another page says $340.",
      source: "The text of a pre-medical course that names the AAMC; we could not confirm this on AAMC's own page",
      sourceUrl: "https://students-residents.aamc.org/register-mcat-exam/register-mcat-exam",
      checked_on,
      verified: false,
    },
  },
  {
    name: "Casper",
    fee: 85,
    cycle: "2025-26",
    rule: {
      id: "casper-fee",
      title: "What Casper costs",
      text: "$85 with seven schools in the 2025-26 cycle. Only some schools ask for it, and a result counts for one cycle.",
      source: "A public knowledge file for pre-medical students; we could not confirm this on Acuity's own page",
      sourceUrl: "https://acuityinsights.app/casper/",
      checked_on,
      verified: false,
    },
  },
  {
    name: "AAMC PREview",
    fee: 105,
    cycle: "2025-26",
    rule: {
      id: "preview-fee",
      title: "What AAMC PREview costs",
      text: "$105 in the 2025-26 cycle. Only some schools ask for it. Fee assistance from the AAMC includes it.",
      source: "A public knowledge file for pre-medical students; we could not confirm this on AAMC's own page",
      sourceUrl: "https://students-residents.aamc.org/aamc-preview/register-aamc-preview-exam",
      checked_on,
      verified: false,
    },
  },
];

export interface ServiceCost {
  readonly service: ApplicationService;
  /** The number of schools applied to through this service. */
  readonly schools: number;
  readonly cost: number;
}

export interface ApplicationCost {
  /** Only services that a school on the list uses. */
  readonly services: readonly ServiceCost[];
  readonly total: number;
}

/** What the services charge if the student applies to every school on the list. Colleges are left out. */
export function applicationCost(schools: readonly AppliedTo[]): ApplicationCost {
  const taken = schools.map(serviceOf);
  const services = APPLICATION_SERVICES.flatMap((service) => {
    const count = taken.filter((each) => each === service).length;
    return count === 0 ? [] : { service, schools: count, cost: costOf(service, count) };
  });
  return { services, total: services.reduce((sum, { cost }) => sum + cost, 0) };
}

function costOf(service: ApplicationService, schools: number): number {
  const { first, more } = SERVICE_FEES[service];
  return first + more * (schools - 1);
}
