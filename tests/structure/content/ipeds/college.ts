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
  /** The agency's code of the setting and its size, 11 to 43: `web/src/content/schools/collegeTraits.ts`. */
  readonly locale: number | null;
  /** The two-digit CIP families in which it gave degrees of its level, in order: bachelor's, or associate's at level 2. */
  readonly majors: readonly string[];
  /** What a year costs students with grants on average after them, in USD, and by family income. */
  readonly net_price: number | null;
  readonly net_price_30: number | null;
  readonly net_price_48: number | null;
  readonly net_price_75: number | null;
  readonly net_price_110: number | null;
  readonly net_price_over: number | null;
  /** A caution, such as a merger. */
  readonly note: string | null;
}
