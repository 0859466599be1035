import { createContext, useContext } from "react";

/**
 * What a page shows of another feature. The feature with the page names each slot here with `declare module`, and
 * `app/slots.tsx` fills them all: the compiler reports one that is missing.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add theirs
export interface Slots {}

export const SlotsContext = createContext<Slots | null>(null);

/** The parts of other features, below `SignedIn`. */
export function useSlots(): Slots {
  const slots = useContext(SlotsContext);
  if (!slots) throw new Error("useSlots is called outside the signed-in app.");
  return slots;
}
