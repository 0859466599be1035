import { pageNumber } from "@text/printSheet";
import { useEffect } from "react";

/**
 * Puts a text and the page's number at the foot of every printed page, where the browser draws margin boxes. A style
 * sheet made by script is what the Content-Security-Policy lets through.
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

/** A text as CSS quotes it. */
function quoted(text: string): string {
  return `"${text.replace(/["\\\n\r\f]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"`;
}
