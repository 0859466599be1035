/**
 * What features see of a plan's stores. The class of each store is part of its feature, and features know nothing of
 * each other. So each store adds itself here with `declare module`, and `app/session` creates them all: the compiler
 * reports one that is missing.
 *
 * These are the stores of the dashboard's first picture, as `useFirstStores()` gives them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the stores add themselves
export interface FirstStores {}

/** All stores of the signed-in student, as `usePlan()` gives them. */
export interface Plan extends FirstStores {}
