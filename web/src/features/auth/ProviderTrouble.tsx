import * as text from "@text/auth/providerTrouble";
import { School } from "lucide-react";
import type { Flow } from "../../base/api.ts";
import { appErrorOf } from "../../base/errors.ts";
import { TERMS } from "../../base/paths.ts";
import type { OfferedProvider } from "../../base/signInProviders.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

/** The window was closed, or another one opened. Whoever has done so once needs no message. */
const CANCELLED: ReadonlySet<string> = new Set([
  "auth/popup-closed-by-user",
  "auth/cancelled-popup-request",
  "auth/user-cancelled",
]);

export interface ProviderFailure {
  readonly provider: OfferedProvider;
  readonly error: unknown;
}

interface ProviderTroubleProps {
  /** All that have happened at these buttons, the last one last. */
  failures: readonly ProviderFailure[];
  flow: Flow;
  /** Starts another sign-in; null where only a window will do. */
  attempt: ((provider: OfferedProvider, signIn: () => Promise<void>) => Promise<void>) | null;
}

/** Why a provider's sign-in has failed, and the other ways in. A window that was closed twice is not the student's doing. */
export function ProviderTrouble({ failures, flow, attempt }: ProviderTroubleProps) {
  const { account } = useStores();
  const last = failures.at(-1);
  if (!last) return null;
  const { provider } = last;
  const { code, message } = appErrorOf(last.error);
  const isCancelled = CANCELLED.has(code);
  const keepsClosing = isCancelled && failures.filter(({ error }) => CANCELLED.has(appErrorOf(error).code)).length > 1;
  return (
    <>
      <ErrorNote>{!isCancelled && message}</ErrorNote>
      {keepsClosing && (
        <>
          <Notice icon={School} tone="warn" role="status">
            {text.keepsClosing(provider.name)}
          </Notice>
          <p>
            {text.otherWays[flow]} <NewTabLink href={`${TERMS}/schools`}>{text.forSchool}</NewTabLink>
          </p>
        </>
      )}
      {attempt && (keepsClosing || code === "auth/popup-blocked") && (
        <Button variant="quiet" onClick={() => attempt(provider, () => account.signInOnThisPage(provider.id, flow))}>
          {text.continueHereWith(provider.name)}
        </Button>
      )}
    </>
  );
}
