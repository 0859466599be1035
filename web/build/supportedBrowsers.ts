/**
 * The oldest version of each browser that Cairn is built for and tested against, by web-features' names. The README,
 * the FAQs and the message for older browsers say the same; `tests/structure/browsers` keeps them in sync.
 */
export const SUPPORTED_BROWSERS = {
  chrome: "123",
  chrome_android: "123",
  edge: "123",
  firefox: "128",
  firefox_android: "128",
  safari: "17.5",
  safari_ios: "17.5",
} as const;

/** The same versions as Vite's build target. */
export const BUILD_TARGET = [
  `chrome${SUPPORTED_BROWSERS.chrome}`,
  `edge${SUPPORTED_BROWSERS.edge}`,
  `firefox${SUPPORTED_BROWSERS.firefox}`,
  `safari${SUPPORTED_BROWSERS.safari}`,
  `ios${SUPPORTED_BROWSERS.safari_ios}`,
];
