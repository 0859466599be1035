import type { ShareHead } from "@domain/share/share";
import * as text from "@text/sharing/sharing";
import { AppError } from "../../base/errors.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { ShareForm } from "./ShareForm.tsx";
import type { ShareRecord } from "./ShareRecord.ts";
import type { ShareChoice, SharesStore } from "./SharesStore.ts";

interface ChangeShareProps {
  records: SharesStore;
  row: ShareRecord;
  head: ShareHead;
  name: string;
  onClose: () => void;
}

/** The form with which a share is sealed again. Its link stays. */
export function ChangeShare({ records, row, head, name, onClose }: ChangeShareProps) {
  const showToast = useToast();
  const { student, meant_for, note } = head;
  const { journal_ids: _, ...fields } = row;

  async function handleChange(choice: ShareChoice) {
    const { written } = await records.change(row, choice);
    if (!(await written)) throw new AppError("refused", text.refused);
    showToast(text.changed);
    onClose();
  }

  return (
    <ShareForm
      records={records}
      first={{ ...fields, student, meant_for, note }}
      label={text.changeHeading(name)}
      submitLabel={text.saveShare}
      onSubmit={handleChange}
      onClose={onClose}
    />
  );
}
