import type { School } from "@domain/school/school";
import type { SchoolFigures } from "@domain/school/schoolFigures";
import type { TestPolicy } from "@domain/school/testPolicy";
import type { NetPrices } from "./collegePrices.ts";
import type { CollegeTraits } from "./collegeTraits.ts";
import type { FactSource } from "./factSource.ts";

/** A school's form: one of the services, or its own. */
export type SchoolService = "AMCAS" | "AACOMAS" | "TMDSAS" | "AADSAS" | "UC Application" | "own";

/** Where a test policy was read. */
export interface PolicySource {
  readonly source: string;
  readonly sourceUrl: string;
  readonly checked_on: string;
  /** Whether it is the college's own page, for the coming entry. */
  readonly verified: boolean;
}

/** A college's SAT and ACT policy: with a source of its own, or what the college told the government for an earlier year. */
export type KnownTestPolicy =
  | {
      readonly basis: "checked";
      /** Null if it is not known for sure. The note then says what is. */
      readonly policy: TestPolicy | null;
      /** The term that the policy is for: "fall 2027". */
      readonly entry: string;
      /** What the policy leaves open. */
      readonly note: string | null;
      readonly source: PolicySource;
    }
  | { readonly basis: "federal"; readonly policy: ReportedTestPolicy };

/** The policies that the government asks colleges for. */
export type ReportedTestPolicy = Extract<TestPolicy, "required" | "optional" | "blind">;

/** A range of the middle half, and the percentage of those who enrolled who sent the test. */
export interface SentScores {
  readonly low: number;
  readonly high: number;
  readonly sent: number | null;
}

/** Everything the catalog knows of a school. Null for what it does not know. */
export interface SchoolFacts {
  readonly id: string;
  readonly website: string;
  readonly control: School["control"];
  /** A private school that is for profit. */
  readonly isForProfit: boolean;
  /** Colleges: 4 mostly bachelor's degrees, 3 some, 2 public two-year. */
  readonly level: 2 | 3 | 4 | null;
  /** A college that takes (nearly) everyone who applies. It has no admit rate. */
  readonly isOpenAdmission: boolean;
  readonly undergraduates: number | null;
  /** Tuition and required fees of one year, in USD. */
  readonly tuitionInState: number | null;
  readonly tuitionOutOfState: number | null;
  /** Percentage who finished within 150 percent of the normal time. */
  readonly graduationRate: number | null;
  /** Colleges: setting and majors. Null where the files do not have them. */
  readonly traits: CollegeTraits | null;
  readonly netPrices: NetPrices | null;
  readonly sat: SentScores | null;
  readonly act: SentScores | null;
  readonly testPolicy: KnownTestPolicy | null;
  /** What one applies through, the usual one first. Empty if it is not known, as for most colleges. */
  readonly services: readonly SchoolService[];
  /** Accreditation that is not full: "preliminary". */
  readonly accreditation: string | null;
  /** The year of its first class, for a new school. */
  readonly firstClass: string | null;
  /** A caution: a merger, a second service. */
  readonly note: string | null;
  /** The figures that a student's list stores with the school. */
  readonly figures: SchoolFigures;
  /** The source of each of these facts, if it is known. */
  readonly sources: Readonly<Partial<Record<FactName, FactSource>>>;
}

export type FactName =
  | "isOpenAdmission"
  | "undergraduates"
  | "tuitionInState"
  | "tuitionOutOfState"
  | "graduationRate"
  | "setting"
  | "majors"
  | "netPrices"
  | "sat"
  | "act"
  | "testPolicy";
