import * as text from "@text/auth/auth";
import { useState } from "react";
import { appErrorOf } from "../../base/errors.ts";
import type { OfferedProvider } from "../../base/signInProviders.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { onDemand } from "../../ui/components/onDemand.tsx";
import { CANCELLED } from "./AccountStore.ts";
import { ProviderMark } from "./ProviderMark.tsx";

const ClosedWindow = onDemand(async () => (await import("./ClosedWindow.tsx")).ClosedWindow);

interface ProviderButtonsProps {
  flow: "login" | "register";
  /** Shown between the form and the buttons. */
  invitation: string;
  /** Called first; false stops the sign-in. */
  mayStart?: () => boolean;
  /** What a press does instead of signing in. It needs a popup window. */
  onPress?: (provider: OfferedProvider["id"]) => Promise<void>;
}

interface Failure {
  readonly provider: OfferedProvider;
  /** Null if the window was closed. */
  readonly message: string | null;
  readonly isBlocked: boolean;
}

/** Buttons for the sign-in providers that this installation has enabled. */
export function ProviderButtons({ flow, invitation, mayStart = () => true, onPress }: ProviderButtonsProps) {
  const { account } = useStores();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** How often a window was closed without a sign-in. */
  const [closed, setClosed] = useState(0);

  async function attempt(provider: OfferedProvider, signIn: () => Promise<void>) {
    if (busyId !== null || !mayStart()) return;
    setBusyId(provider.id);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      const { code, message } = appErrorOf(error);
      const isClosed = CANCELLED.has(code);
      setClosed((times) => times + Number(isClosed));
      setFailure({ provider, message: isClosed ? null : message, isBlocked: code === "auth/popup-blocked" });
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
      <ErrorNote>{failure?.message}</ErrorNote>
      {failure && closed > 1 && <ClosedWindow provider={failure.provider.name} flow={flow} />}
      {failure && (failure.isBlocked || closed > 1) && !onPress && (
        <Button
          variant="quiet"
          onClick={() => attempt(failure.provider, () => account.signInOnThisPage(failure.provider.id, flow))}
        >
          {text.continueHereWith(failure.provider.name)}
        </Button>
      )}
    </div>
  );
}
