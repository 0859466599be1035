import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from "@domain/account/passwordPolicy";
import { useEffect, useState } from "react";
import { useStores } from "../../stores/useStores.ts";

/** The provider's rules for a new password, fetched when the student is about to choose one. */
export function usePasswordPolicy(): PasswordPolicy {
  const { account } = useStores();
  const [policy, setPolicy] = useState(DEFAULT_PASSWORD_POLICY);

  useEffect(() => {
    let isShown = true;
    // Without an answer the default applies. The server checks in any case.
    account.passwordPolicy().then(
      (read) => isShown && setPolicy(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [account]);

  return policy;
}
