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
import { EssayDetailFields } from "./EssayDetailFields.tsx";
import type { EssayRecord, EssaysStore } from "./EssaysStore.ts";
import "./EssayForm.css";

interface EssayDetailsProps extends TrackerTabProps {
  store: EssaysStore;
  record: EssayRecord;
  today: string;
}

/** Where the essay goes, its kind, its limit and its due day. */
export function EssayDetails({ store, record, track, today }: EssayDetailsProps) {
  const { session } = useStores();
  const showToast = useToast();
  const initial = detailsText(record);
  const draft = useDraft(session.uid ?? "", `essay-details/${record.id}`, initial);
  const form = useForm(
    essayDetailsForm,
    (typed, _, before) => {
      void draft.sent(store.change(record.id, before ? changedDetails(before, typed) : typed));
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
        <EssayDetailFields track={track} today={today} initial={initial} field={form.field} />
      </DraftForm>
    </Card>
  );
}
