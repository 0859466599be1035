import { pageNumber } from "@text/printSheet";
import { useEffect } from "react";

/**
 * Prints a text and the page number at the bottom of every page, in browsers that support margin boxes. The style sheet
 * is created by script because the Content-Security-Policy allows that.
 */
export function usePageFooter(text: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page {
      margin: 14mm 14mm 16mm;
      @bottom-left { content: ${quoted(text)}; font: 8pt sans-serif; }
      @bottom-right { content: ${quoted(pageNumber.before)} counter(page) ${quoted(pageNumber.between)} counter(pages); font: 8pt sans-serif; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
}

/** The text as a CSS string. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"`;
}
