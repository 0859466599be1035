/**
 * How long a test waits for what must come, in milliseconds. Only a fault takes this long, or a machine that others use:
 * such a machine has taken 30 seconds for what takes two.
 */
export const PATIENCE = 60_000;

/** How long a test or a hook may take: it waits for more than one thing. */
export const LONGEST = 4 * PATIENCE;
