import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { appErrorOf } from "../../errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { PROVIDERS, type Provider } from "./providers.ts";

interface ProviderButtonsProps {
  flow: "login" | "register";
  /** Stands between the form and the buttons. */
  invitation: string;
  /** Asked before anything opens. */
  mayStart?: () => boolean;
}

interface Failure {
  readonly provider: Provider;
  readonly message: string;
  readonly isBlocked: boolean;
}

export function ProviderButtons({ flow, invitation, mayStart = () => true }: ProviderButtonsProps) {
  const { account } = useStores();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function attempt(provider: Provider, signIn: () => Promise<void>) {
    if (busyId !== null || !mayStart()) return;
    setBusyId(provider.id);
    setFailure(null);
    try {
      await signIn();
    } catch (error) {
      const { code, message } = appErrorOf(error);
      setFailure({ provider, message, isBlocked: code === "auth/popup-blocked" });
    } finally {
      setBusyId(null);
    }
  }

  return (
    <div className="auth__providers">
      <p className="auth__or">{invitation}</p>
      <div className="auth__provider-row">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider.id}
            variant="quiet"
            busy={provider.id === busyId}
            busyLabel={`Waiting for ${provider.name}`}
            onClick={() => attempt(provider, () => account.signInWith(provider.id, flow))}
          >
            <provider.Mark />
            {provider.name}
          </Button>
        ))}
      </div>
      <ErrorNote>{failure?.message}</ErrorNote>
      {failure?.isBlocked && (
        <Button
          variant="quiet"
          onClick={() => attempt(failure.provider, () => account.signInOnThisPage(failure.provider.id, flow))}
        >
          Continue with {failure.provider.name} on this page
        </Button>
      )}
    </div>
  );
}
