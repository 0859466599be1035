import { loginEmailBody } from "@domain/api/apiContract";

/** A module of its own, so that the page opens without the weight of the schemas. */
export const loginForm = loginEmailBody;
