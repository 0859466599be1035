import { DIAGNOSTICS_LIMIT } from "@domain/support/supportThread";

export interface Surroundings {
  readonly browser: string;
  readonly language: string;
  readonly zone: string;
  readonly width: number;
  readonly height: number;
  readonly isOnline: boolean;
  readonly track: string;
}

/**
 * What may help to find a fault, line by line as the student sees it before it is sent. Nothing of the plan is in it.
 * English in every language, since it is written for those who look for the fault.
 */
export function diagnosticsOf(surroundings: Surroundings): string {
  const { browser, language, zone, width, height, isOnline, track } = surroundings;
  return [
    `Browser: ${browser.slice(0, 400)}`,
    `Language: ${language}`,
    `Time zone: ${zone}`,
    `Window: ${width} by ${height}`,
    `Network: ${isOnline ? "online" : "offline"}`,
    `Track: ${track}`,
  ]
    .join("\n")
    .slice(0, DIAGNOSTICS_LIMIT);
}

export function surroundingsHere(track: string, isOnline: boolean): Surroundings {
  return {
    browser: navigator.userAgent,
    language: navigator.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    width: innerWidth,
    height: innerHeight,
    isOnline,
    track,
  };
}
