import { replacedByGoogle } from "@text/auth/wrongPassword";
import { useStores } from "../../stores/useStores.ts";

/**
 * Why a password that was right may no longer be: when Google vouches for an address that was never confirmed, Firebase
 * removes the password that someone had chosen for it.
 */
export function WrongPassword() {
  const { account } = useStores();
  return account.providers.some(({ id }) => id === "google") && <p role="status">{replacedByGoogle}</p>;
}
