import * as z from "zod/mini";
import { SAMPLES } from "../account/samples.ts";
import type { User } from "../account/user.ts";
import type { KeyedChecklistItem } from "../checklist/orderItems.ts";
import type { StageCategory } from "../shared/stage.ts";
import * as text from "../text/en/account.ts";
import { atMostCharacters } from "../text/en/common.ts";
import { cspReport, errorReport } from "./browserReport.ts";

/** The complete list of failures a caller can act on, with the HTTP status of each. */
export const API_ERRORS = {
  "bad-request": 400,
  "not-signed-in": 401,
  /** App Check is on and does not recognize the caller as our app. */
  "unknown-app": 401,
  "not-registered": 403,
  /** An action that cannot be undone requires a login within the last hour. */
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

/** Every failure has this shape. `field` names the invalid field of the body. */
export interface ApiFailure {
  readonly error: { readonly code: ApiErrorCode; readonly message: string; readonly field?: string };
}

/** The largest request body, in bytes. Only `import` has its own limit. */
export const API_BODY_LIMIT = 16 * 1024;

/** In characters. */
const TOKEN_LIMIT = 4_096;

const stageId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, text.chooseStage));

/** `sample` is for guests only: they start with that sample student's plan, at its stage. */
export const registerBody = z.strictObject({
  stageId,
  /** The student's confirmation of being 13 or older. Below that age, the law requires a parent's consent. */
  isOldEnough: z.literal(true, text.confirmAge),
  sample: z.optional(z.enum(SAMPLES)),
});
export const changeStageBody = z.strictObject({ newStageId: stageId });
/** `guestToken`: the ID token of the guest. The caller's account takes over that guest's plan. */
export const mergeGuestBody = z.strictObject({
  guestToken: z
    .string()
    .check(
      z.maxLength(TOKEN_LIMIT, atMostCharacters(TOKEN_LIMIT)),
      z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/, "Send an ID token."),
    ),
});
/** The body of `import` is a plan file. `readPlanFile` reads it and explains what is wrong in it. */
export const importPlanBody = z.record(z.string(), z.unknown());
/** The most accounts that Firebase looks up in one request. */
export const THREAD_ACCOUNTS_LIMIT = 100;
export const threadAccountsBody = z.strictObject({
  uids: z
    .array(z.string().check(z.regex(/^[\w-]{1,128}$/, "Send ids of accounts.")))
    .check(
      z.minLength(1, "Send ids of accounts."),
      z.maxLength(THREAD_ACCOUNTS_LIMIT, "Ask for at most 100 accounts."),
    ),
});
/** Errors sent by our own code, and policy violations sent by browsers. */
export const reportsBody = z.union([errorReport, cspReport]);
export const logOutEverywhereBody = z.strictObject({});
export const checkUserQuery = z.strictObject({ flow: z.optional(z.enum(["login", "register"])) });

/** For calls without input. Query parameters are ignored. */
export const noInput = z.object({});

/** The account a support thread belongs to. */
export interface ThreadAccount {
  readonly uid: string;
  /** Null for a guest. */
  readonly email: string | null;
  /** The student has confirmed the address. */
  readonly isVerified: boolean;
}

/** The `data` of each call's answer. */
export interface ApiAnswers {
  readonly register: User;
  readonly registerEmail: { readonly uid: string; readonly token: string };
  readonly loginEmail: { readonly uid: string; readonly token: string };
  readonly checkUser: { readonly available: boolean; readonly user?: User };
  /** The number of the guest's documents copied into the account. 0 if the guest was already gone. */
  readonly mergeGuest: { readonly documents: number };
  readonly deleteUser: { readonly documents: number };
  /** In no order. Deleted accounts are missing. */
  readonly threadAccounts: readonly ThreadAccount[];
  /** Sessions end on every device. ID tokens already issued stay valid for at most an hour. */
  readonly logOutEverywhere: { readonly revoked: true };
  readonly getStages: readonly StageCategory[];
  readonly changeStage: User;
  readonly reports: { readonly received: true };
  readonly importPlan: { readonly documents: number };
  /** `path`: the address without its host. It is in no other answer. */
  readonly makeCalendarFeed: { readonly path: string; readonly created_at: string };
  readonly changeCalendarFeed: { readonly changed: true };
  readonly endCalendarFeed: { readonly ended: boolean };
  readonly commentOnShare: { readonly commentId: string };
  /** Not counted if the server is too busy. The share can be read either way. */
  readonly openShare: { readonly counted: boolean };
  readonly reportShare: { readonly received: true };
  readonly dashboardUser: Pick<User, "display_name" | "stage_display_label">;
  readonly checklistItems: {
    readonly current_year_checklist_items: readonly KeyedChecklistItem[];
    readonly previous_year_checklist_items: readonly KeyedChecklistItem[];
  };
}
