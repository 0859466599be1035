import { loginEmailBody } from "@domain/account/loginEmailBody";

/** A separate module, so that the page opens without loading the schemas. */
export const loginForm = loginEmailBody;
