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
 * Details that may help to find a problem, line by line, as the student sees them before sending. They include nothing
 * from the plan. Always in English, because support staff read them.
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
