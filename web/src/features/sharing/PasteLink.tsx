import * as text from "@text/sharing/sharing";
import { useState } from "react";
import * as z from "zod/mini";
import { AppError } from "../../base/errors.ts";
import { Button } from "../../ui/components/Button.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useForm } from "../../ui/forms/useForm.ts";
import type { SharesStore } from "./SharesStore.ts";

const pasteForm = z.object({ link: z.string().check(z.trim(), z.minLength(1, text.notThisLink)) });

interface PasteLinkProps {
  records: SharesStore;
  /** Why this device cannot open the share. */
  reason: string;
}

/** Takes a share's key from its link, on a device that the share was not made on. */
export function PasteLink({ records, reason }: PasteLinkProps) {
  const [isTaken, setIsTaken] = useState(false);
  const { field, formError, handleSubmit, handleInput } = useForm(pasteForm, ({ link }) => {
    if (!records.addLink(link)) throw new AppError("wrong-link", text.notThisLink, { field: "link" });
    setIsTaken(true);
  });
  if (isTaken) return null;
  return (
    <form className="share__paste" noValidate aria-label={text.pasteLink} onSubmit={handleSubmit} onInput={handleInput}>
      <p>{reason}</p>
      <Field label={text.pasteLink} {...field("link")} type="url" autoComplete="off" />
      <ErrorNote>{formError}</ErrorNote>
      <Button type="submit" variant="quiet">
        {text.useLink}
      </Button>
    </form>
  );
}
