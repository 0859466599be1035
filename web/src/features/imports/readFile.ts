import * as text from "@text/tracker/importTable";
import { AppError } from "../../base/errors.ts";
import { decodeText } from "./decodeText.ts";

const MEGABYTE = 1_000_000;
/** No table of one student's rows is nearly this large. */
const TEXT_LIMIT = 2;
const PDF_LIMIT = 10;

/**
 * The text of a chosen file. The reader of PDFs loads with the first one.
 *
 * @throws AppError if the file is too large, or is a PDF without text.
 */
export async function readFile(file: File, readsPdf: boolean): Promise<string> {
  const isPdf = readsPdf && (file.type === "application/pdf" || /\.pdf$/i.test(file.name));
  const limit = isPdf ? PDF_LIMIT : TEXT_LIMIT;
  if (file.size > limit * MEGABYTE) throw new AppError("file-too-large", text.fileTooLarge(limit));
  if (!isPdf) return decodeText(new Uint8Array(await file.arrayBuffer()));
  const { readPdf } = await loadReader();
  return readPdf(await file.arrayBuffer());
}

async function loadReader() {
  try {
    return await import("./readPdf.ts");
  } catch (failure) {
    throw new AppError("pdf-offline", text.pdfOffline, { cause: failure });
  }
}
