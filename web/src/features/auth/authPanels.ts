import * as text from "@text/auth/auth";
import { Footprints, LogIn, type LucideIcon, UserRoundPlus } from "lucide-react";
import type { ComponentType } from "react";
import { type ComponentOnDemand, onDemand } from "../../ui/components/onDemand.tsx";
import { LoginPanel } from "./LoginPanel.tsx";

const GuestPanel = onDemand(async () => (await import("./GuestPanel.tsx")).GuestPanel);
const SignUpPanel = onDemand(async () => (await import("./SignUpPanel.tsx")).SignUpPanel);

interface AuthPanel {
  /** Also the hash that links to the panel: /auth#create-account. */
  readonly id: string;
  readonly heading: string;
  readonly Icon: LucideIcon;
  readonly Panel: ComponentType & Partial<Pick<ComponentOnDemand<object>, "prepare">>;
}

/** The panels, in page order. The first is open if the address names none. */
export const AUTH_PANELS: readonly AuthPanel[] = [
  { id: "login", heading: text.login, Icon: LogIn, Panel: LoginPanel },
  { id: "create-account", heading: text.createAccount, Icon: UserRoundPlus, Panel: SignUpPanel },
  { id: "guest-mode", heading: text.guestMode, Icon: Footprints, Panel: GuestPanel },
];

export function panelOf(hash: string): string | null {
  return panelNamed(hash)?.id ?? null;
}

/** The panel that is open from the beginning; null if it has to be loaded first. `head/signIn.js` does the same. */
export function panelOpenAtFirst(hash: string): string | null {
  const named = panelNamed(hash);
  return named && !named.Panel.prepare ? named.id : null;
}

function panelNamed(hash: string): AuthPanel | undefined {
  return AUTH_PANELS.find(({ id }) => `#${id}` === hash) ?? AUTH_PANELS[0];
}
