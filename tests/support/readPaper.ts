import { execFileSync } from "node:child_process";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { findPdftotext } from "../pdftotext.mjs";

/**
 * The text of a printed page on one line, as pdftotext extracts it. pdf.js is used where pdftotext is missing, so no
 * one has to install it before the first `npm test`.
 */
export async function readPaper(pdf: Uint8Array): Promise<string> {
  const pdftotext = findPdftotext();
  const words = pdftotext === null ? await readInProcess(pdf) : readWith(pdftotext, pdf);
  return words.replace(/\s+/g, " ");
}

function readWith(pdftotext: string, pdf: Uint8Array): string {
  return execFileSync(pdftotext, ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
}

async function readInProcess(pdf: Uint8Array): Promise<string> {
  return (await pagesOf(pdf)).join(" ");
}

/** The text of each printed page, on one line. */
export async function pagesOf(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      const words = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      return words.replace(/\s+/g, " ");
    }),
  );
}
