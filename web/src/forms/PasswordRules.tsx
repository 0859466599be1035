import { type PasswordPolicy, passwordRules } from "@domain/passwordPolicy";
import { Check, Circle } from "lucide-react";
import "./PasswordRules.css";

interface PasswordRulesProps {
  id: string;
  policy: PasswordPolicy;
  password: string;
}

/** Ticks off the rules while the password is typed. */
export function PasswordRules({ id, policy, password }: PasswordRulesProps) {
  return (
    <ul id={id} className="password-rules" aria-label="Your password needs" aria-live="polite">
      {passwordRules(policy, password).map(({ text, isMet }) => (
        <li key={text} className="password-rules__rule" data-met={isMet || undefined}>
          {isMet ? <Check className="icon" aria-hidden /> : <Circle className="icon" aria-hidden />}
          {text}
          <span className="visually-hidden">{isMet ? ", done" : ", not yet"}</span>
        </li>
      ))}
    </ul>
  );
}
