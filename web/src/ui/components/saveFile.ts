import { isOnHomeScreen } from "../../base/homeScreen.ts";

/** Makes the browser save a text as a file. */
export function saveFile(name: string, text: string, type: string): void {
  saveBlob(name, new Blob([text], { type }));
}

/** Makes the browser save a file. An app on an iPhone's Home Screen has no downloads: there, it is shared. */
export function saveBlob(name: string, content: Blob): void {
  if (isOnHomeScreen()) return void share(new File([content], name, { type: content.type }));
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function share(file: File): Promise<void> {
  const { handOver } = await import("./handOver.ts");
  await handOver(file);
}
