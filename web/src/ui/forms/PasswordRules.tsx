import { type PasswordPolicy, passwordRules } from "@domain/account/passwordPolicy";
import * as words from "@text/forms";
import { Check, Circle } from "lucide-react";
import "./PasswordRules.css";

interface PasswordRulesProps {
  id: string;
  policy: PasswordPolicy;
  password: string;
}

/** Checks off each rule while the password is typed. */
export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  return (
    <ul id={id} className="password-rules" aria-label={words.passwordNeeds} aria-live="polite">
      {passwordRules(policy, password).map(({ text, isMet }) => (
        <li key={text} className="password-rules__rule" data-met={isMet || undefined}>
          {isMet ? <Check className="icon" aria-hidden /> : <Circle className="icon" aria-hidden />}
          {text}
          <span className="visually-hidden">{isMet ? words.ruleMet : words.ruleNotMet}</span>
        </li>
      ))}
    </ul>
  );
}
