/** A value that came out of `JSON.parse`. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Who asks. The administrator (`Bearer owner`) skips the rules; a student's token is believed without a signature. */
export type Caller =
  | { readonly kind: "admin" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly uid: string; readonly token: { readonly [claim: string]: Json } };
