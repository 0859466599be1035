import { compileSheet } from "beasties/compiler";
import { collectPrograms, renderCriticalCss, scanHtml } from "beasties/runtime";
import type { Plugin } from "vite";

const STYLES = /<link rel="stylesheet"[^>]* href="\/(?<file>assets\/style-[^"]+\.css)"[^>]*>/;
/** Where `headScripts.ts` names the app's file for `start.js`. */
const START = / data-app="[^"]*"/;
/** What `appearance.js`, `signIn.js`, `support.js` and the student's own settings choose before the app is there. */
const CHOSEN_LATER = [/:root/, /^html/, /\[data-/, /\.page-note/];

/**
 * Puts the rules that the prerendered sign-in form needs into a small style sheet of their own. The form shows once that
 * one is there. The whole style sheet is fetched meanwhile, and `start.js` adds it with the app: matching thousands of
 * rules that the form does not need would delay it.
 */
export function formStyles(): Plugin {
  return {
    name: "form-styles",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("form-styles: index.html was not built.");
      const html = String(page.source);
      const link = STYLES.exec(html);
      const styles = bundle[link?.groups?.file ?? ""];
      if (!link || styles?.type !== "asset") return this.error("form-styles: index.html links to no style sheet.");
      const sheet = compileSheet(String(styles.source), { allowRules: CHOSEN_LATER });
      const { css } = renderCriticalCss(sheet, scanHtml(html, collectPrograms([sheet])));
      // The rules name fonts by custom properties, which the library does not follow.
      const fonts = sheet.rules.flatMap((rule) => (rule.fontFace ? (rule.css ?? []) : []));
      const id = this.emitFile({ type: "asset", name: "form.css", source: [...fonts, css].join("") });
      const own = `<link rel="stylesheet" crossorigin href="/${this.getFileName(id)}">`;
      const whole = `/${link.groups?.file}`;
      page.source = html
        .replace(link[0], `${own}\n    <link rel="preload" as="style" crossorigin href="${whole}">`)
        .replace(START, (start) => `${start} data-styles="${whole}"`);
      if (!page.source.includes("data-styles")) this.error("form-styles: index.html does not start the app.");
    },
  };
}
