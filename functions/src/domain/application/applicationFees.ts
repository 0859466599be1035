import type { Rule } from "../shared/rule.ts";
import { APPLICATION_SERVICES, type ApplicationService, type AppliedTo, serviceOf } from "./applicationService.ts";

const checked_on = "2026-11-21";

/** A service's fees, in US dollars. */
export interface ServiceFee {
  readonly first: number;
  /** The fee for each school after the first. 0 if one fee covers all schools. */
  readonly more: number;
  /** The cycle of the fee. Null if its source names none. */
  readonly cycle: number | null;
  readonly rule: Rule;
}

export const SERVICE_FEES: Readonly<Record<ApplicationService, ServiceFee>> = {
  AMCAS: {
    first: 175,
    more: 46,
    cycle: 2025,
    rule: {
      id: "amcas-fee",
      title: "What AMCAS costs",
      text: "In the 2025 cycle $175 with one school and $46 for every further one, before tax. A later cycle may cost more.",
      source: "AAMC, Certifying and Submitting Your Application",
      sourceUrl:
        "https://students-residents.aamc.org/applying-medical-school-amcas/certifying-and-submitting-your-application",
      checked_on,
      verified: true,
    },
  },
  AACOMAS: {
    first: 198,
    more: 55,
    cycle: 2024,
    rule: {
      id: "aacomas-fee",
      title: "What AACOMAS costs",
      text: "$198 with one program and $55 for every further one. The page asks for tax returns of 2022, which makes it one of the 2024 cycle. A later cycle may cost more.",
      source: "Liaison, AACOMAS Application Fees and Fee Waivers",
      sourceUrl:
        "https://help.liaisonedu.com/AACOMAS_Applicant_Help_Center/Starting_Your_AACOMAS_Application/Getting_Started_with_Your_AACOMAS_Application/02_AACOMAS_Application_Fees_and_Fee_Waivers",
      checked_on,
      verified: true,
    },
  },
  AADSAS: {
    first: 251,
    more: 108,
    cycle: 2019,
    rule: {
      id: "aadsas-fee",
      title: "What AADSAS costs",
      text: "In the 2019 cycle $251 with one school and $108 for every further one; ADEA itself gave $245 and $99 a cycle before. No newer figure was seen, so expect to pay more.",
      source: "UC Berkeley Career Center; ADEA's own page of today was not seen",
      sourceUrl:
        "https://www.career.berkeley.edu/get-into-grad-school/health-professional-schools/dental/dental-application/",
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
      text: "$235, however many schools you choose, and it waives that for no one. The page names no cycle; it used to say $220. Public schools in Texas count here, and Baylor. Dental schools there may also take AADSAS from students of other states.",
      source: "TMDSAS, About the Application",
      sourceUrl: "https://tmdsas.com/explore/about-application.html",
      checked_on,
      verified: true,
    },
  },
};

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
