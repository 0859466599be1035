import { localDayOf } from "@domain/shared/calendarDay";
import { downloaded } from "@text/profile/data";
import { useState } from "react";
import { messageOf, unreachable } from "../../base/errors.ts";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { saveFile } from "../../ui/components/saveFile.ts";

interface Download {
  readonly busy: boolean;
  /** What was saved, in words. */
  readonly done: string | null;
  readonly error: string | null;
  readonly start: () => Promise<void>;
}

/** Downloads everything stored about the student as one file. */
export function useDownload(): Download {
  const { account, session } = useStores();
  const { planExport } = usePlan();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function start() {
    setBusy(true);
    setDone(null);
    setError(null);
    try {
      const signIn = [...(account.hasPassword ? ["password"] : []), ...account.linkedProviders.map(({ id }) => id)];
      const { json, documents } = await (await planExport.loaded()).read({
        email: session.student?.email ?? null,
        signIn,
      });
      const name = `cairn-${localDayOf(new Date())}.json`;
      saveFile(name, json, "application/json");
      setDone(downloaded(documents, name));
    } catch (failure) {
      setError(messageOf(unreachable(failure)));
    } finally {
      setBusy(false);
    }
  }

  return { busy, done, error, start };
}
