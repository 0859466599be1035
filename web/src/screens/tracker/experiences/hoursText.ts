const NUMBER = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

export function numberText(value: number): string {
  return NUMBER.format(value);
}

/** "1 hour", "2.5 hours". */
export function hoursText(hours: number): string {
  return `${numberText(hours)} ${hours === 1 ? "hour" : "hours"}`;
}

export function countText(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
