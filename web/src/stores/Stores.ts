/**
 * What features see of the stores that exist before sign-in, as `useStores()` gives them. Each adds itself with
 * `declare module`, as in `Plan.ts`; `RootStore` has them all.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the stores add themselves
export interface Stores {}
