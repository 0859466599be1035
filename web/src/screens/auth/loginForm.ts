import { loginEmailBody } from "@domain/api/apiContract";

/** A separate module, so that the page opens without loading the schemas. */
export const loginForm = loginEmailBody;
