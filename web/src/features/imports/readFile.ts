import * as text from "@text/tracker/importTable";
import { AppError } from "../../base/errors.ts";
import { decodeText } from "./decodeText.ts";
import { writeTabs } from "./writeTabs.ts";

const MEGABYTE = 1_000_000;
/** No table of one student's rows is nearly this large. */
const TEXT_LIMIT = 2;
const PDF_LIMIT = 10;

/**
 * The text of a chosen file. The reader of PDFs loads with the first one.
 *
 * @throws AppError if the file is too large, a workbook that cannot be read, or a PDF without text.
 */
export async function readFile(file: File, readsPdf: boolean): Promise<string> {
  const isPdf = readsPdf && (file.type === "application/pdf" || /\.pdf$/i.test(file.name));
  const limit = isPdf ? PDF_LIMIT : TEXT_LIMIT;
  if (file.size > limit * MEGABYTE) throw new AppError("file-too-large", text.fileTooLarge(limit));
  if (!isPdf) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return workbookText(bytes);
    return decodeText(bytes);
  }
  const { readPdf } = await loadReader();
  return readPdf(await file.arrayBuffer());
}

/** The first bytes of a ZIP archive, which .xlsx, .ods and .numbers files are, and of an .xls file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Whether a file is a spreadsheet program's own, whatever it is called. */
function isWorkbook(bytes: Uint8Array): boolean {
  return WORKBOOKS.some((begin) => begin.every((byte, at) => bytes[at] === byte));
}

/** The first sheet of an .xlsx file as a table with tabs. Other programs' files have to be saved in another format. */
async function workbookText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const { readWorkbook } = await import("./readWorkbook.ts");
    return writeTabs(await readWorkbook(bytes));
  } catch (failure) {
    throw new AppError("workbook", text.workbook, { cause: failure });
  }
}

async function loadReader() {
  try {
    return await import("./readPdf.ts");
  } catch (failure) {
    throw new AppError("pdf-offline", text.pdfOffline, { cause: failure });
  }
}
