import { registerEmailBody } from "@domain/apiContract";
import * as z from "zod/mini";

export const resetRequestForm = z.pick(registerEmailBody, { email: true });
