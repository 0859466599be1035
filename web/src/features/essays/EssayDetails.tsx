import { changedDetails, detailsText, essayDetailsForm } from "@domain/essay/essayForm";
import * as text from "@text/tracker/essays";
import { useStores } from "../../stores/useStores.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { DraftForm } from "../../ui/forms/DraftForm.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useForm } from "../../ui/forms/useForm.ts";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import type { EssayDesk, EssayRecord } from "./EssayDesk.ts";
import { EssayDetailFields } from "./EssayDetailFields.tsx";
import "./EssayForm.css";

interface EssayDetailsProps extends TrackerTabProps {
  desk: EssayDesk;
  record: EssayRecord;
  today: string;
}

/** Where the essay goes, its kind, its limit and its due day. */
export function EssayDetails({ desk, record, track, today }: EssayDetailsProps) {
  const { session } = useStores();
  const showToast = useToast();
  const initial = detailsText(record);
  const draft = useDraft(session.uid ?? "", `essay-details/${record.id}`, initial);
  const form = useForm(
    essayDetailsForm,
    (typed, _, before) => {
      void draft.sent(desk.change(record.id, before ? changedDetails(before, typed) : typed));
      showToast(text.detailsSaved);
    },
    draft,
  );

  return (
    <Card heading={text.details}>
      <DraftForm
        className="card__body essay-form"
        label={text.details}
        draft={draft}
        form={form}
        buttons={
          <div className="essay-form__buttons">
            <Button type="submit" variant="quiet">
              {text.saveDetails}
            </Button>
          </div>
        }
      >
        <EssayDetailFields track={track} today={today} initial={initial} errors={form.fieldErrors} />
      </DraftForm>
    </Card>
  );
}
