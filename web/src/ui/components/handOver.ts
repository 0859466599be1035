import { close } from "@text/common";
import * as text from "@text/handOver";
import { buttonClass } from "./buttonClass.ts";
import { canShareFile, shareFile } from "./shareFile.ts";

/**
 * Gives a file to the share sheet. What took too long since the press, such as a download of everything, the browser
 * does not share: then a dialog asks for another press. Without a share sheet for files, the dialog has a link that
 * opens the file as a page.
 */
export async function handOver(file: File): Promise<void> {
  if (!(await shareFile(file, navigator))) offer(file);
}

/** Not a part of the page's tree, because files are saved from everywhere. */
function offer(file: File): void {
  const dialog = element("dialog", "dialog");
  const heading = element("h2", "dialog__title", text.isReady(file.name));
  heading.id = "file-is-ready";
  dialog.setAttribute("aria-labelledby", heading.id);
  const actions = element("div", "dialog__actions");
  const leave = element("button", buttonClass("quiet"), close);
  leave.addEventListener("click", () => dialog.close());
  actions.append(leave, canShareFile(file, navigator) ? shareButton(file, dialog) : pageLink(file, dialog));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(heading, actions);
  document.body.append(dialog);
  dialog.showModal();
}

function shareButton(file: File, dialog: HTMLDialogElement): HTMLElement {
  const button = element("button", buttonClass("solid"), text.save);
  button.addEventListener("click", async () => {
    if (await shareFile(file, navigator)) dialog.close();
  });
  return button;
}

function pageLink(file: File, dialog: HTMLDialogElement): HTMLElement {
  const link = element("a", buttonClass("solid"), text.open);
  const url = URL.createObjectURL(file);
  Object.assign(link, { href: url, target: "_blank" });
  dialog.addEventListener("close", () => setTimeout(() => URL.revokeObjectURL(url), 60_000));
  return link;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, words = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = words;
  return made;
}
