import * as z from "zod/mini";
import { PASSWORD_LEAST } from "../account/passwordPolicy.ts";
import { SAMPLES } from "../account/sampleStudents.ts";
import { displayName, type User } from "../account/user.ts";
import type { KeyedChecklistItem } from "../checklist/orderItems.ts";
import type { StageCategory } from "../shared/stage.ts";
import * as text from "../text/en/account.ts";
import { atLeastCharacters, atMostCharacters } from "../text/en/common.ts";
import { cspReport, errorReport } from "./browserReport.ts";

/** The closed list of failures a caller can act on, with the HTTP status of each. */
export const API_ERRORS = {
  "bad-request": 400,
  "not-signed-in": 401,
  /** App Check is on and does not vouch for the caller. */
  "unknown-app": 401,
  "not-registered": 403,
  /** What cannot be undone wants a login of the last hour. */
  "sign-in-too-old": 403,
  /** The account lacks the right. */
  "not-allowed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "body-too-large": 413,
  "not-json": 415,
  "too-many-requests": 429,
  internal: 500,
} as const;
export type ApiErrorCode = keyof typeof API_ERRORS;

/** Every failure has this shape; `field` names the offending field of the body. */
export interface ApiFailure {
  readonly error: { readonly code: ApiErrorCode; readonly message: string; readonly field?: string };
}

/** The largest body a call takes, in bytes; only `import` has a limit of its own. */
export const API_BODY_LIMIT = 16 * 1024;

/** Lengths in characters. */
const EMAIL_LIMIT = 254;
const PASSWORD_MOST = 128;
const TOKEN_LIMIT = 4_096;

const stageId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, text.chooseStage));
const email = z
  .string()
  .check(z.trim(), z.maxLength(EMAIL_LIMIT, atMostCharacters(EMAIL_LIMIT)), z.email(text.enterEmail));
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_LEAST, atLeastCharacters(PASSWORD_LEAST)),
    z.maxLength(PASSWORD_MOST, atMostCharacters(PASSWORD_MOST)),
  );

/** `sample` is for guests alone: they begin with the plan of that sample student, at the stage it belongs to. */
export const registerBody = z.strictObject({
  stageId,
  /** The student's word that they are 13 or older. The law asks for a parent's consent below that. */
  isOldEnough: z.literal(true, text.confirmAge),
  sample: z.optional(z.enum(SAMPLES)),
});
export const changeStageBody = z.strictObject({ newStageId: stageId });
export const registerEmailBody = z.strictObject({ name: displayName, email, password: newPassword });
export const loginEmailBody = z.strictObject({
  email,
  password: z
    .string()
    .check(z.minLength(1, text.enterPassword), z.maxLength(PASSWORD_MOST, atMostCharacters(PASSWORD_MOST))),
});
/** `guestToken`: the ID token of the guest whose plan the caller's account takes over. */
export const mergeGuestBody = z.strictObject({
  guestToken: z
    .string()
    .check(
      z.maxLength(TOKEN_LIMIT, atMostCharacters(TOKEN_LIMIT)),
      z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, "Send an ID token."),
    ),
});
/** The body of `import` is a plan file, which `readPlanFile` reads with words for what is wrong in it. */
export const importPlanBody = z.record(z.string(), z.unknown());
/** As many accounts as Firebase looks up in one request. */
export const THREAD_ACCOUNTS_LIMIT = 100;
export const threadAccountsBody = z.strictObject({
  uids: z
    .array(z.string().check(z.regex(/^[\w-]{1,128}$/, "Send ids of accounts.")))
    .check(
      z.minLength(1, "Send ids of accounts."),
      z.maxLength(THREAD_ACCOUNTS_LIMIT, "Ask for at most 100 accounts."),
    ),
});
/** Errors as our own code sends them, and refusals of the policy as browsers do. */
export const reportsBody = z.union([errorReport, cspReport]);
export const logOutEverywhereBody = z.strictObject({});
export const checkUserQuery = z.strictObject({ flow: z.optional(z.enum(["login", "register"])) });

/** For calls that bring nothing; whatever a query adds is ignored. */
export const noInput = z.object({});

/** The account a support thread belongs to. */
export interface ThreadAccount {
  readonly uid: string;
  /** Null for a guest. */
  readonly email: string | null;
  /** The student has shown to own the address. */
  readonly isVerified: boolean;
}

/** What each call answers under `data`. */
export interface ApiAnswers {
  readonly register: User;
  readonly registerEmail: { readonly uid: string; readonly token: string };
  readonly loginEmail: { readonly uid: string; readonly token: string };
  readonly checkUser: { readonly available: boolean; readonly user?: User };
  /** How many of the guest's documents were read into the account; none when the guest was gone already. */
  readonly mergeGuest: { readonly documents: number };
  readonly deleteUser: { readonly documents: number };
  /** In no order; an account that is gone is missing. */
  readonly threadAccounts: readonly ThreadAccount[];
  /** Ended on every device; the ID tokens that are out still hold for what they are, at most an hour. */
  readonly logOutEverywhere: { readonly revoked: true };
  readonly getStages: readonly StageCategory[];
  readonly changeStage: User;
  readonly reports: { readonly received: true };
  readonly importPlan: { readonly documents: number };
  readonly dashboardUser: Pick<User, "display_name" | "stage_display_label">;
  readonly checklistItems: {
    readonly current_year_checklist_items: readonly KeyedChecklistItem[];
    readonly previous_year_checklist_items: readonly KeyedChecklistItem[];
  };
}
