import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/Button.tsx";
import { saveFile } from "../../components/saveFile.ts";
import { useStores } from "../../stores/useStores.ts";
import "./DeletionReceipt.css";

/** What was deleted and when, to be kept by somebody we no longer know. */
export function DeletionReceipt() {
  const { account } = useStores();
  const [copied, setCopied] = useState<"copied" | "refused" | null>(null);
  const { deletion } = account;
  if (!deletion) return null;
  const { email, documents, at } = deletion;
  const when = at.toLocaleString("en-US", { dateStyle: "long", timeStyle: "long" });
  const removed = `${documents === 1 ? "1 document" : `${documents} documents`} and the login`;
  const receipt = [
    "Cairn: receipt of a deleted account",
    `Account: ${email ?? "guest"}`,
    `Removed: ${removed}`,
    `When: ${when} (${at.toISOString()})`,
    "",
  ].join("\n");

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(receipt);
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  }

  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" className="receipt__heading">
        <CircleCheck className="icon" aria-hidden />
        Your account is deleted
      </h2>
      <dl className="receipt__facts">
        <dt>Account</dt>
        <dd>{email ?? "Guest"}</dd>
        <dt>Removed</dt>
        <dd>{removed}</dd>
        <dt>When</dt>
        <dd>{when}</dd>
      </dl>
      <div className="receipt__buttons">
        <Button variant="quiet" onClick={handleCopy}>
          Copy the receipt
        </Button>
        <Button variant="quiet" onClick={() => saveFile("cairn-receipt.txt", receipt, "text/plain")}>
          Save the receipt
        </Button>
      </div>
      <p role="status" className="receipt__status">
        {copied === "copied" && "The receipt is copied."}
        {copied === "refused" && "This browser does not let Cairn copy. Save the receipt instead."}
      </p>
    </section>
  );
}
