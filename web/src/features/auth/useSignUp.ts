import type { NewAccount } from "@domain/account/registerEmailBody";
import { refuseWeakPassword } from "../../ui/forms/refuseWeakPassword.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import { signUpForm } from "./signUpForm.ts";
import { useAgeQuestion } from "./useAgeQuestion.ts";
import { usePasswordPolicy } from "./usePasswordPolicy.ts";

export type SignUp = ReturnType<typeof useSignUp>;

/** What every form that creates an account does first: checks the password against the policy, and asks for the age. */
export function useSignUp(create: (account: NewAccount) => Promise<void>) {
  const policy = usePasswordPolicy();
  // Creating an account with a provider skips the form, but not the age question.
  const age = useAgeQuestion();
  const form = useForm(signUpForm, async ({ name, email, password }) => {
    await refuseWeakPassword(policy, password, "password");
    await create({ name, email, password });
  });

  return { form, policy, ...age };
}
