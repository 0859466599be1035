import { keyProof } from "@domain/share/keyProof";
import { REPORT_REASONS } from "@domain/share/shareBodies";
import { cancel, close } from "@text/common";
import * as text from "@text/shared/report";
import { CircleCheck } from "lucide-react";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { Button } from "../ui/components/Button.tsx";
import { Dialog } from "../ui/components/Dialog.tsx";
import { ErrorNote } from "../ui/components/ErrorNote.tsx";
import { Notice } from "../ui/components/Notice.tsx";
import { ChoiceSet } from "../ui/forms/ChoiceSet.tsx";
import { useForm } from "../ui/forms/useForm.ts";
import { callShareApi } from "./shareApi.ts";
import type { ShareLink } from "./shareLink.ts";

interface ReportDialogProps {
  link: ShareLink;
  onClose: () => void;
}

const reportForm = z.object({ reason: z.enum(REPORT_REASONS, text.choose) });

/** Tells the operator what is wrong with a share. */
export function ReportDialog({ link: { shareId, key }, onClose }: ReportDialogProps) {
  const id = useId();
  const [isReceived, setIsReceived] = useState(false);
  const { field, formError, busy, handleSubmit, handleInput } = useForm(reportForm, async ({ reason }) => {
    await callShareApi("reportShare", { shareId, proof: await keyProof(key, shareId), reason });
    setIsReceived(true);
  });
  return (
    <Dialog
      title={text.title}
      text={text.text}
      isOpen
      onClose={onClose}
      actions={
        isReceived ? (
          <Button onClick={onClose}>{close}</Button>
        ) : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {cancel}
            </Button>
            <Button type="submit" form={id} busy={busy} busyLabel={text.sending}>
              {text.send}
            </Button>
          </>
        )
      }
    >
      {isReceived ? (
        <Notice icon={CircleCheck} tone="ok" role="status">
          {text.received}
        </Notice>
      ) : (
        <form
          id={id}
          className="shared__form"
          noValidate
          aria-label={text.form}
          onSubmit={handleSubmit}
          onInput={handleInput}
        >
          <ChoiceSet
            legend={text.question}
            {...field("reason")}
            type="radio"
            options={REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
          />
          <ErrorNote>{formError}</ErrorNote>
        </form>
      )}
    </Dialog>
  );
}
