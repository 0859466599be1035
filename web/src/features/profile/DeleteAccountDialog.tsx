import { downloadFirst } from "@text/profile/data";
import * as text from "@text/profile/leave";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { appErrorOf } from "../../base/errors.ts";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import { DownloadPlan } from "./DownloadPlan.tsx";
import { SignInAgain, wantsSignInAgain } from "./SignInAgain.tsx";
import "./DeleteAccountDialog.css";

/** The same word in every language: it is only compared, never stored. */
const CONFIRMATION = "DELETE";

const confirmationForm = z.object({
  confirmation: z.string().check(z.trim(), z.regex(new RegExp(`^${CONFIRMATION}$`), text.typeInCapitals(CONFIRMATION))),
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
    // While the deletion runs, closing would only hide its result.
    if (!form.busy) onClose();
  }

  function handleSignedIn() {
    const element = document.getElementById(formId);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  return (
    <Dialog
      title={text.reallyDelete}
      text={text.whatIsDeleted}
      isOpen
      onClose={handleClose}
      actions={
        <>
          <Button variant="quiet" onClick={handleClose}>
            {text.keepAccount}
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={form.busy} busyLabel={text.deleting}>
            {text.deleteAccount}
          </Button>
        </>
      }
    >
      <div className="delete-account">
        <div className="delete-account__download">
          <DownloadPlan label={downloadFirst} />
        </div>
        <form
          id={formId}
          className="delete-account__form"
          aria-label={text.confirmDeletion}
          noValidate
          onSubmit={form.handleSubmit}
          onInput={form.handleInput}
        >
          <Field
            label={text.typeDelete(CONFIRMATION)}
            {...form.field("confirmation")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <ErrorNote>{form.formError}</ErrorNote>
        </form>
        {asksAgain && <SignInAgain reason="deleteAccount" onDone={handleSignedIn} />}
      </div>
    </Dialog>
  );
}
