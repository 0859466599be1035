import { DIAGNOSTICS_LIMIT } from "@domain/supportThread";
import * as text from "@text/support";

export interface Surroundings {
  readonly browser: string;
  readonly language: string;
  readonly zone: string;
  readonly width: number;
  readonly height: number;
  readonly isOnline: boolean;
  readonly track: string;
}

/** What may help to find a fault, line by line as the student sees it before it is sent. Nothing of the plan is in it. */
export function diagnosticsOf(surroundings: Surroundings): string {
  const { browser, language, zone, width, height, isOnline, track } = surroundings;
  return [
    text.browser(browser.slice(0, 400)),
    text.language(language),
    text.timeZone(zone),
    text.windowSize(width, height),
    isOnline ? text.online : text.offline,
    text.track(track),
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
