import { setAsideReason } from "@domain/checklist/setAsideReason";
import * as text from "@text/reason";
import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { Field } from "./Field.tsx";
import { useForm } from "./useForm.ts";
import "./ReasonDialog.css";

interface ReasonDialogProps {
  /** The question. */
  title: string;
  /** The form's accessible name. */
  formLabel: string;
  /** The label of the confirm button. */
  confirm: string;
  /** An example of a reason, shown in the empty field. */
  example: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

const reasonForm = z.object({ reason: setAsideReason });

/** Asks for confirmation before something is set aside, and for a reason the student may want to read later. */
export function ReasonDialog({ title, formLabel, confirm, example, onConfirm, onClose }: ReasonDialogProps) {
  const id = useId();
  const { field, handleSubmit, handleBlur, handleInput } = useForm(reasonForm, (values) =>
    onConfirm(values.reason.trim()),
  );
  return (
    <Dialog
      title={title}
      text={text.leavesCounts}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.keepIt}
          </Button>
          <Button type="submit" form={id}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="reason-form"
        noValidate
        aria-label={formLabel}
        onSubmit={handleSubmit}
        onBlur={handleBlur}
        onInput={handleInput}
      >
        <Field label={text.reason} {...field("reason")} optional placeholder={example} />
      </form>
    </Dialog>
  );
}
