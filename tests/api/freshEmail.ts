let made = 0;

/** An unused address, so no account and no counter of attempts interferes. */
export function freshEmail(): string {
  made += 1;
  return `fresh-${process.pid}-${Date.now()}-${made}@cairn.test`;
}
