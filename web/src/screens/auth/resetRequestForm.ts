import { registerEmailBody } from "@domain/api/apiContract";
import * as z from "zod/mini";

export const resetRequestForm = z.pick(registerEmailBody, { email: true });
