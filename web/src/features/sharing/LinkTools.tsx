import { opensInNewTab } from "@text/common";
import * as text from "@text/sharing/sharing";
import { Copy, Eye, Send } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { buttonClass } from "../../ui/components/buttonClass.ts";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useCopy } from "../../ui/components/useCopy.ts";

interface LinkToolsProps {
  link: string;
  /** Who the share is for; "" where only one link is shown. */
  name: string;
}

/** Copies the link, sends it through the device's share dialog where there is one, or opens it. */
export function LinkTools({ link, name }: LinkToolsProps) {
  const showToast = useToast();
  const [copying, copy] = useCopy();
  const message = { title: text.shareTitle, url: link };

  async function handleCopy() {
    if (await copy(link)) showToast(text.linkCopied);
  }

  async function handleSend() {
    try {
      await navigator.share(message);
    } catch (error) {
      // The student closed the share dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      await handleCopy();
    }
  }

  return (
    <>
      <Button variant="quiet" aria-label={name === "" ? undefined : text.copyLinkOf(name)} onClick={handleCopy}>
        <Copy className="icon" aria-hidden />
        {text.copyLink}
      </Button>
      {navigator.canShare?.(message) && (
        <Button variant="quiet" aria-label={name === "" ? undefined : text.sendOf(name)} onClick={handleSend}>
          <Send className="icon" aria-hidden />
          {text.send}
        </Button>
      )}
      <a className={buttonClass("text")} href={link} target="_blank" rel="noreferrer">
        <span className="button__label">
          <Eye className="icon" aria-hidden />
          {text.seeIt}
          <span className="visually-hidden">{opensInNewTab}</span>
        </span>
      </a>
      {copying === "refused" && <ErrorNote>{text.copyRefused}</ErrorNote>}
    </>
  );
}
