import type { ApiPlace } from "./ApiPlace.ts";

/** The path of each API call that the page of a shared plan makes. Only that page loads them. */
export const SHARE_CALLS = {
  commentOnShare: { method: "POST", path: "/api/shares/comment" },
  openShare: { method: "POST", path: "/api/shares/opened" },
  reportShare: { method: "POST", path: "/api/shares/report" },
} as const satisfies Readonly<Record<string, ApiPlace>>;
