import { useId, useState } from "react";
import * as z from "zod/mini";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ErrorNote } from "../../components/ErrorNote.tsx";
import { appErrorOf } from "../../errors.ts";
import { Field } from "../../forms/Field.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useStores } from "../../stores/useStores.ts";
import { DownloadPlan } from "./DownloadPlan.tsx";
import { SignInAgain, wantsSignInAgain } from "./SignInAgain.tsx";
import "./DeleteAccountDialog.css";

const confirmationForm = z.object({
  confirmation: z.string().check(z.trim(), z.regex(/^DELETE$/, "Type DELETE in capital letters.")),
});

interface DeleteAccountDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  return isOpen ? <OpenDeleteAccountDialog onClose={onClose} /> : null;
}

function OpenDeleteAccountDialog({ onClose }: Pick<DeleteAccountDialogProps, "onClose">) {
  const { account } = useStores();
  const formId = useId();
  const [asksAgain, setAsksAgain] = useState(false);
  const form = useForm(confirmationForm, async () => {
    setAsksAgain(false);
    try {
      await account.deleteAccount();
    } catch (failure) {
      if (!wantsSignInAgain(appErrorOf(failure).code)) throw failure;
      setAsksAgain(true);
    }
  });

  function handleClose() {
    // The deletion is on its way; closing would only hide how it ends.
    if (!form.busy) onClose();
  }

  function handleSignedIn() {
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  return (
    <Dialog
      title="Delete your account?"
      text="Everything listed under My data is deleted at once, your tasks, settings, photo and login with it. This cannot be undone, but a file you download first can be imported into a new account."
      isOpen
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
      <div className="delete-account">
        <div className="delete-account__download">
          <DownloadPlan label="Download my data first" />
        </div>
        <form
          id={formId}
          className="delete-account__form"
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
        {asksAgain && <SignInAgain purpose="delete your account" onDone={handleSignedIn} />}
      </div>
    </Dialog>
  );
}
