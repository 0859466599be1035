/** A college as `npm run content:schools` reads it from the agency's files. Null for what the files do not say. */
export interface College {
  readonly unitid: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** What people call it, the most common name first. */
  readonly aliases: readonly string[];
  /** P public, N private and not for profit, F for profit. */
  readonly control: "P" | "N" | "F";
  /** 4 mostly bachelor's degrees or above, 3 some, 2 public two-year. */
  readonly level: 2 | 3 | 4;
  /** Takes (nearly) everyone who applies. */
  readonly is_open: boolean;
  /** Without https://. */
  readonly website: string;
  readonly undergraduates: number | null;
  /** Tuition and required fees of one year, in USD. */
  readonly tuition_in: number | null;
  /** Null also where it equals `tuition_in`. */
  readonly tuition_out: number | null;
  /** Percentage of first-time full-time students who finished within 150 percent of the normal time. */
  readonly graduation_rate: number | null;
  /** Percentage of applicants, with one decimal. */
  readonly admit_rate: number | null;
  /** R required, O optional, N not considered as reported, B test-blind (University of California and Cal State). */
  readonly test_policy: "R" | "O" | "N" | "B" | null;
  readonly sat_low: number | null;
  readonly sat_high: number | null;
  /** Percentage of those who enrolled who sent the test. The ranges describe only them. */
  readonly sat_sent: number | null;
  readonly act_low: number | null;
  readonly act_high: number | null;
  readonly act_sent: number | null;
  /** A caution, such as a merger. */
  readonly note: string | null;
}
