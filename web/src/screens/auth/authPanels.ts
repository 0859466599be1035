import { LogIn, type LucideIcon, UserRoundPlus } from "lucide-react";
import type { ComponentType } from "react";
import { LoginPanel } from "./LoginPanel.tsx";
import { SignUpPanel } from "./SignUpPanel.tsx";

interface AuthPanel {
  /** Also the hash that opens the panel from outside: /auth#create-account. */
  readonly id: string;
  readonly heading: string;
  readonly Icon: LucideIcon;
  readonly Panel: ComponentType;
}

/** The ways in, in the order of the page; the first is open when the address names none. */
export const AUTH_PANELS: readonly AuthPanel[] = [
  { id: "login", heading: "Login", Icon: LogIn, Panel: LoginPanel },
  { id: "create-account", heading: "Create an Account", Icon: UserRoundPlus, Panel: SignUpPanel },
];

export function panelOf(hash: string): string | null {
  const named = AUTH_PANELS.find(({ id }) => `#${id}` === hash) ?? AUTH_PANELS[0];
  return named?.id ?? null;
}
