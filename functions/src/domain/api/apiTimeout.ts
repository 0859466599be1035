/**
 * How long the browser waits for any call, in milliseconds (specification, section 9). In its own file, so the sign-in
 * page can make a call without loading every schema.
 */
export const API_TIMEOUT = 10_000;
