/** The result of `JSON.parse`. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Who sends the request. The administrator (`Bearer owner`) skips the rules. The emulator accepts a student's token
 * without checking its signature.
 */
export type Caller =
  | { readonly kind: "admin" }
  | { readonly kind: "anonymous" }
  /** A token without a subject has no uid. It is valid all the same. */
  | { readonly kind: "user"; readonly uid: string | null; readonly token: { readonly [claim: string]: Json } };
