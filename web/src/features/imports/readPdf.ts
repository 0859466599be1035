import * as text from "@text/tracker/importTable";
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { AppError } from "../../base/errors.ts";
import { type PlacedText, pdfLines } from "./pdfLines.ts";

GlobalWorkerOptions.workerSrc = workerAddress;

/** No transcript has nearly as many pages, or pieces of text. A piece is a word or a line. */
const MOST_PAGES = 100;
const MOST_PIECES = 50_000;

/** The page break that `readTranscript` knows. */
const PAGE_BREAK = "\f";

/**
 * The text of a PDF, with the page's gaps as spaces. It is read in a worker from our own host; nothing leaves the device.
 *
 * @throws AppError if the file is not a PDF, has a password, has only pictures, or is too long.
 */
export async function readPdf(content: ArrayBuffer): Promise<string> {
  const task = getDocument({
    data: content,
    // Text needs no drawn letters, and the Content-Security-Policy allows neither fonts nor code from a file.
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
  });
  try {
    const pages = await textOf(await task.promise);
    if (pages.trim() === "") throw new AppError("pdf-without-text", text.pdfWithoutText);
    return pages;
  } catch (failure) {
    if (failure instanceof AppError) throw failure;
    const hasPassword = failure instanceof Error && failure.name === "PasswordException";
    throw new AppError("pdf-unreadable", hasPassword ? text.pdfWithPassword : text.pdfBroken, { cause: failure });
  } finally {
    await task.destroy();
  }
}

async function textOf(document: PDFDocumentProxy): Promise<string> {
  if (document.numPages > MOST_PAGES) throw new AppError("pdf-too-long", text.pdfTooLong(MOST_PAGES));
  const pages: string[] = [];
  let room = MOST_PIECES;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    room -= items.length;
    if (room < 0) throw new AppError("pdf-too-long", text.pdfTooFull);
    const pieces = items.flatMap((item): readonly PlacedText[] => {
      if (!("str" in item)) return [];
      const [, , , , x, y]: readonly number[] = item.transform;
      return [{ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, height: item.height }];
    });
    pages.push(pdfLines(pieces).join("\n"));
  }
  return pages.join(`\n${PAGE_BREAK}`);
}
