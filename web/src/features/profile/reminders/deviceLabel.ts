import * as text from "@text/profile/reminders";

/** The first that fits names the browser: others claim to be Chrome and Safari, too. */
const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
] as const;

/** A name by which a student recognizes a device: "Chrome on Android". */
export function deviceLabel(userAgent = navigator.userAgent): string {
  const nameIn = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return text.deviceLabel(nameIn(BROWSERS) ?? text.someBrowser, nameIn(SYSTEMS) ?? text.someDevice);
}
