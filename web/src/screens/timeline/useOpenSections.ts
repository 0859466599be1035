import { useState } from "react";

interface OpenSections {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Opens these and closes every other. */
  readonly openOnly: (ids: readonly string[]) => void;
}

/** Which sections stand open: none at first, then as they were left on this device; and the one that is `named`. */
export function useOpenSections(uid: string, named: string | undefined): OpenSections {
  const key = `timeline/${uid}`;
  const [open, setOpen] = useState<readonly string[]>(() => [
    ...kept(key).filter((id) => id !== named),
    ...(named === undefined ? [] : [named]),
  ]);

  function openOnly(ids: readonly string[]) {
    setOpen(ids);
    try {
      localStorage.setItem(key, ids.join(" "));
    } catch {
      // A browser that keeps nothing only forgets what was open.
    }
  }

  return {
    isOpen: (id) => open.includes(id),
    toggle: (id) => openOnly(open.includes(id) ? open.filter((each) => each !== id) : [...open, id]),
    openOnly,
  };
}

function kept(key: string): readonly string[] {
  try {
    return localStorage.getItem(key)?.split(" ").filter(Boolean) ?? [];
  } catch {
    return [];
  }
}
