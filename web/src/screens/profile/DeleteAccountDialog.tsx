import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import "./DeleteAccountDialog.css";

const confirmationForm = z.object({
  confirmation: z.string().check(z.trim(), z.regex(/^DELETE$/, "Type DELETE in capital letters.")),
});

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  const { account } = useStores();
  const formId = useId();
  const form = useForm(confirmationForm, async () => {
    await account.deleteAccount();
  });

  function handleClose() {
    // The deletion is on its way; closing would only hide how it ends.
    if (!form.busy) onClose();
  }

  return (
    <Dialog
      title="Delete your account?"
      text="Your checklists, your own tasks, your settings and your login are deleted. This cannot be undone."
      isOpen={isOpen}
      onClose={handleClose}
      actions={
        <>
          <Button variant="quiet" onClick={handleClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy} busyLabel="Deleting">
            Delete Account
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="delete-account"
        aria-label="Confirm the deletion"
        noValidate
        onSubmit={form.handleSubmit}
        onInput={form.handleInput}
      >
        <Field
          label="Type DELETE to confirm"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          errors={form.fieldErrors.confirmation}
        />
        <ErrorNote>{form.formError}</ErrorNote>
      </form>
    </Dialog>
  );
}
