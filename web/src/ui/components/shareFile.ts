type Device = Partial<Pick<Navigator, "canShare" | "share">>;

/** Whether the device's share sheet, which can save to Files, takes this file. */
export function canShareFile(file: File, device: Device): boolean {
  return device.canShare?.({ files: [file] }) === true;
}

/**
 * Opens the share sheet. True once the student has chosen there, or closed it; false if it could not open: without files,
 * or when the press is too long ago for the browser (https://www.w3.org/TR/web-share/#share-method).
 */
export async function shareFile(file: File, device: Device): Promise<boolean> {
  if (!canShareFile(file, device)) return false;
  try {
    await device.share?.({ files: [file] });
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === "AbortError";
  }
}
