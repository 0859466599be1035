/** What a store does with the session. `PlanLifecycle` calls it; no component does. */
export interface PlanStore {
  /** The server has not confirmed what is shown, or has not taken what was written. */
  readonly isWaiting?: boolean;
  /** `createdOn`: the calendar day the account was created, where it is known. */
  open(uid: string, createdOn: string | null): void;
  close(): void;
}
