import { useState } from "react";

interface OpenSections {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Opens these and closes all others. */
  readonly openOnly: (ids: readonly string[]) => void;
}

/**
 * Which sections are open: the student's `own` at first, later as they were left on this device. The `named` section
 * opens on each new `visit` of the address.
 */
export function useOpenSections(uid: string, named: string | undefined, visit: string, own: string): OpenSections {
  const key = `timeline/${uid}`;
  const [open, setOpen] = useState<readonly string[]>(() => withNamed(kept(key) ?? [own], named));
  const [seen, setSeen] = useState(visit);
  if (seen !== visit) {
    setSeen(visit);
    setOpen(withNamed(open, named));
  }

  function openOnly(ids: readonly string[]) {
    setOpen(ids);
    try {
      localStorage.setItem(key, ids.join(" "));
    } catch {
      // Without storage, the browser only forgets what was open.
    }
  }

  return {
    isOpen: (id) => open.includes(id),
    toggle: (id) => openOnly(open.includes(id) ? open.filter((each) => each !== id) : [...open, id]),
    openOnly,
  };
}

function withNamed(open: readonly string[], named: string | undefined): readonly string[] {
  return named === undefined || open.includes(named) ? open : [...open, named];
}

/** Null before the student has opened or closed one. */
function kept(key: string): readonly string[] | null {
  try {
    return localStorage.getItem(key)?.split(" ").filter(Boolean) ?? null;
  } catch {
    return null;
  }
}
