import * as text from "@text/auth/auth";
import { useState } from "react";
import type { OfferedProvider } from "../../base/signInProviders.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { ProviderMark } from "./ProviderMark.tsx";
import type { ProviderFailure } from "./ProviderTrouble.tsx";

const ProviderTrouble = onDemand(async () => (await import("./ProviderTrouble.tsx")).ProviderTrouble);

interface ProviderButtonsProps {
  flow: "login" | "register";
  /** Shown between the form and the buttons. */
  invitation: string;
  /** Called first; false stops the sign-in. */
  mayStart?: () => boolean;
  /** What a press does instead of signing in. It needs a popup window. */
  onPress?: (provider: OfferedProvider["id"]) => Promise<void>;
}

/** Buttons for the sign-in providers that this installation has enabled. */
export function ProviderButtons({ flow, invitation, mayStart = () => true, onPress }: ProviderButtonsProps) {
  const { account } = useStores();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly ProviderFailure[]>([]);

  async function attempt(provider: OfferedProvider, signIn: () => Promise<void>) {
    if (busyId !== null || !mayStart()) return;
    setBusyId(provider.id);
    try {
      await signIn();
    } catch (error) {
      setFailures([...failures, { provider, error }]);
    } finally {
      setBusyId(null);
    }
  }

  if (account.providers.length === 0) return null;
  const prepare = () => account.prepareWindow();
  return (
    <div className="auth__providers">
      <p className="auth__or">{invitation}</p>
      <div className="auth__provider-row">
        {account.providers.map((provider) => (
          <Button
            key={provider.id}
            variant="quiet"
            onPointerEnter={prepare}
            onFocus={prepare}
            busy={provider.id === busyId}
            busyLabel={text.waitingFor(provider.name)}
            onClick={() => attempt(provider, () => onPress?.(provider.id) ?? account.signInWith(provider.id, flow))}
          >
            <ProviderMark provider={provider.id} />
            {provider.name}
          </Button>
        ))}
      </div>
      {failures.length > 0 && busyId === null && (
        <ProviderTrouble failures={failures} flow={flow} attempt={onPress ? null : attempt} />
      )}
    </div>
  );
}
