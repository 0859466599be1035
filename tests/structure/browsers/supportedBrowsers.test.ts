import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../emulators/start/projectRoot.ts";
import { SUPPORTED_BROWSERS } from "../../../web/build/supportedBrowsers.ts";
import { FAQS } from "../../../web/src/content/faqs.ts";
import pageWords from "../../../web/src/text/en/page.json" with { type: "json" };
import { newerFeatures } from "./newerFeatures.ts";

/** Features that some supported browser lacks, and what a student sees there. By the ids of https://webstatus.dev. */
const GOES_WITHOUT: Readonly<Record<string, string>> = {
  badging: "checked first: the app's icon has no number",
  "contact-picker": "checked first: the button is not shown",
  "content-visibility": "the whole list of entries is laid out, which only takes longer",
  cursor: "a different cursor; touch screens have none",
  "details-content": "`openFoldsOnPaper` opens the folds before a page is printed",
  "field-sizing": "a text field keeps its rows and scrolls",
  "forced-colors": "the browser has no forced colors",
  notifications: "checked first: the card says what is needed",
  "overflow-anchor": "the browser has no scroll anchoring, so there is nothing to switch off",
  "page-breaks": "page breaks are less good",
  "page-setup": "the browser's own margins are printed",
  resize: "a phone offers no handle; the field scrolls",
  "scrollbar-width": "a thin bar shows below the tabs",
  share: "checked first: the button copies the message instead",
  "text-size-adjust": "the browser has a prefixed form, which is also used",
  "text-wrap-pretty": "a paragraph may end in a short line",
  "trusted-types": "the browser ignores that part of the policy and applies the rest",
  "user-select": "text is selected while a row is dragged with a mouse",
  "widows-orphans": "page breaks are less good",
};

/** Found by name, but the name means something else here. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  "content-index": "`index` of an array",
  "details-name": "`name` of a field",
  "fetch-request-streams": "`body` of a document or a text",
  function: "`type()` as the end of a class name",
  "iterator-join": "`join` of an array",
  "iterator-methods": "methods of arrays; the compiler's ES2023 has none of iterators",
  navigation: "the component of that name",
  "network-information": "`connection` of the stores",
  "service-workers": "`serviceWorker` of a page's navigator, not of a worker's",
  "speculation-rules": "`destination` of a sound",
  "toggleevent-source": "`source` of a fact",
  window: "`open` of a store or a dialog",
  "window-management": "`open` of a store or a dialog",
};

describe("the supported browsers", () => {
  test("have every web feature that the app uses, except those with a fallback", () => {
    const found = newerFeatures();
    const listed = { ...GOES_WITHOUT, ...OTHER_WORDS };

    expect(Object.fromEntries([...found].filter(([id]) => !(id in listed)))).toEqual({});
    expect(Object.keys(listed).filter((id) => !found.has(id))).toEqual([]);
  });

  test.each([
    ["the README", readFileSync(join(PROJECT_ROOT, "README.md"), "utf8")],
    ["the FAQs", FAQS.find(({ id }) => id === "supported-browsers")?.answer ?? ""],
    ["the sentence for other browsers", pageWords.unsupported],
  ])("are named in %s", (_, text) => {
    const { chrome, edge, firefox, safari, safari_ios } = SUPPORTED_BROWSERS;

    expect([edge, safari_ios]).toEqual([chrome, safari]);
    expect(text.replace(/\s+/g, " ")).toContain(
      `Chrome or Edge ${chrome}, Firefox ${firefox}, or Safari ${safari} (iOS ${safari_ios})`,
    );
  });

  test("are checked in an ES5 script that every browser can run", () => {
    const source = readFileSync(join(PROJECT_ROOT, "web/src/head/support.js"), "utf8").replace(/^\s*\/\/.*$/gm, "");

    // Syntax newer than ECMAScript 5: declarations, arrows, templates, classes, spread, `?.`, `??`, promises.
    expect(source.match(/\b(let|const|class|async|await|import)\b|=>|`|\.\.\.|\?\.|\?\?|new Promise/g)).toBe(null);
  });
});
