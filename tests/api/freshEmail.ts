let made = 0;

/** An address nobody has used, so that no account and no counter of attempts stands in the way. */
export function freshEmail(): string {
  made += 1;
  return `fresh-${process.pid}-${Date.now()}-${made}@cairn.test`;
}
