import { emailAddress } from "@domain/account/emailAddress";
import * as z from "zod/mini";

export const resetRequestForm = z.object({ email: emailAddress });
