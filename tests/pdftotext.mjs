/** Plain JavaScript: finds the program that reads the app's printed pages for the tests, or installs it. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "./installDebianPackages.mjs";

export const HOW_TO_GET_PDFTOTEXT =
  "`sudo apt-get install -y poppler-utils` brings it, and on a Mac `brew install poppler`.";

/** @returns {string | null} the path of pdftotext on this machine, if it is there */
export function findPdftotext() {
  const name = process.platform === "win32" ? "pdftotext.exe" : "pdftotext";
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Prints a message if it cannot be installed. The tests then read printed pages without it. */
export function ensurePdftotext() {
  if (findPdftotext() === null)
    installDebianPackages(["poppler-utils"], "The tests read printed pages with its pdftotext, which was not found.");
  if (findPdftotext() !== null) return;
  console.log(
    "pdftotext, a program that reads printed pages, was not found and could not be installed. " +
      `The tests read them with pdf.js instead. ${HOW_TO_GET_PDFTOTEXT}`,
  );
}
