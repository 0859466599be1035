import type { ThreadAccount } from "@domain/api/apiContract";
import * as text from "@text/support";
import { useEffect, useState } from "react";
import { useStores } from "../../stores/useStores.ts";

/** The most accounts in one call. */
const AT_ONCE = 100;

/** Looks up the accounts of these students. Returns a function that gives the name to show for each. */
export function useThreadAccounts(uids: readonly string[]): (uid: string) => string {
  const { account } = useStores();
  const [known, setKnown] = useState<ReadonlyMap<string, ThreadAccount | "gone" | "failed">>(new Map());
  const missing = [...new Set(uids)].filter((uid) => !known.has(uid)).slice(0, AT_ONCE);
  const asked = missing.join(" ");

  useEffect(() => {
    if (asked === "") return;
    let isShown = true;
    const wanted = asked.split(" ");
    account.threadAccounts(wanted).then(
      (found) => {
        const byUid = new Map(found.map((each) => [each.uid, each]));
        if (isShown)
          setKnown((all) => new Map([...all, ...wanted.map((uid) => [uid, byUid.get(uid) ?? "gone"] as const)]));
      },
      () => {
        if (isShown) setKnown((all) => new Map([...all, ...wanted.map((uid) => [uid, "failed"] as const)]));
      },
    );
    return () => {
      isShown = false;
    };
  }, [account, asked]);

  return (uid) => nameOf(known.get(uid));
}

function nameOf(found: ThreadAccount | "gone" | "failed" | undefined): string {
  if (found === undefined) return text.account.loading;
  if (found === "gone") return text.account.gone;
  if (found === "failed") return text.account.unknown;
  if (found.email === null) return text.account.guest;
  return found.isVerified ? text.account.verified(found.email) : text.account.unverified(found.email);
}
