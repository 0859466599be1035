/** A compiler error or warning with its place in the rules file. Lines and columns count from 1, offsets from 0. */
export interface RulesIssue {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
  readonly description: string;
  readonly severity: "ERROR" | "WARNING";
}
