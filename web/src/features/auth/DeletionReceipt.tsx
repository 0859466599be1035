import { LOCALE } from "@domain/shared/language";
import * as text from "@text/auth/deletionReceipt";
import { CircleCheck } from "lucide-react";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { saveFile } from "../../ui/components/saveFile.ts";
import { useCopy } from "../../ui/components/useCopy.ts";
import "./DeletionReceipt.css";

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "long" });

/** What was deleted and when, for the student to keep. */
export function DeletionReceipt() {
  const { account } = useStores();
  const [copying, copy] = useCopy();
  const { deletion } = account;
  if (!deletion) return null;
  const { email, documents, at } = deletion;
  const when = MOMENT.format(at);
  const removed = text.documentsAndLogin(documents);
  const receipt = [
    text.fileHeading,
    email === null ? text.fileGuest : text.fileAccount(email),
    text.fileRemoved(removed),
    text.fileWhen(when, at.toISOString()),
    "",
  ].join("\n");

  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" className="receipt__heading">
        <CircleCheck className="icon" aria-hidden />
        {text.deleted}
      </h2>
      <dl className="receipt__facts">
        <dt>{text.account}</dt>
        <dd>{email ?? text.guest}</dd>
        <dt>{text.removed}</dt>
        <dd>{removed}</dd>
        <dt>{text.when}</dt>
        <dd>{when}</dd>
      </dl>
      <div className="receipt__buttons">
        <Button variant="quiet" onClick={() => void copy(receipt)}>
          {text.copy}
        </Button>
        <Button variant="quiet" onClick={() => saveFile("cairn-receipt.txt", receipt, "text/plain")}>
          {text.save}
        </Button>
      </div>
      <p role="status" className="receipt__status">
        {copying === "copied" && text.copied}
        {copying === "refused" && text.copyRefused}
      </p>
    </section>
  );
}
