import { changedDetails, detailsText, essayDetailsForm } from "@domain/essay/essayForm";
import * as text from "@text/tracker/essays";
import { Button } from "../../../../components/Button.tsx";
import { Card } from "../../../../components/Card.tsx";
import { useToast } from "../../../../components/Toast.tsx";
import { DraftForm } from "../../../../forms/DraftForm.tsx";
import { useDraft } from "../../../../forms/useDraft.ts";
import { useForm } from "../../../../forms/useForm.ts";
import type { EssayDesk, EssayRecord } from "../../../../stores/EssayDesk.ts";
import { useStores } from "../../../../stores/useStores.ts";
import type { TrackerTabProps } from "../../TrackerTabProps.ts";
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
