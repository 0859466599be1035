import { contactsIn } from "@domain/experience/contacts";
import { type ExperienceFields, fieldsIn } from "@domain/experience/experience";
import { changesBack, changesBetween } from "@domain/records/recordChanges";
import * as text from "@text/tracker/experienceForm";
import { myExperiences } from "@text/tracker/experienceList";
import { ArrowLeft } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import { TypeTag } from "../../ui/components/TypeTag.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { ContactPicker } from "./ContactPicker.tsx";
import { ExperienceForm, type Saved } from "./ExperienceForm.tsx";
import type { ExperienceRecord } from "./ExperiencesStore.ts";
import { listAddress } from "./experienceAddress.ts";
import { ShiftsCard } from "./ShiftsCard.tsx";
import { SwapStarDialog } from "./SwapStarDialog.tsx";
import { useStarCap } from "./useStarCap.ts";
import "./ExperiencePage.css";

/** One experience: its hours first, because they change every week, then the form with everything else. */
export const ExperiencePage = observer(function ExperiencePage({
  track,
  record,
}: TrackerTabProps & { record: ExperienceRecord }) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const navigate = useNavigate();
  const { search } = useLocation();
  const showToast = useToast();
  const starCap = useStarCap(track);
  const before = useMemo((): ExperienceFields => fieldsIn(record), [record]);
  const contacts = useMemo(
    () => contactsIn(experiences.records.filter(({ id }) => id !== record.id)),
    [experiences.records, record.id],
  );

  function close() {
    void navigate(listAddress(search));
  }

  async function handleSave(fields: ExperienceFields, untouched: ExperienceFields): Promise<Saved | null> {
    const isNewStar = fields.meaningfulExperiences && !untouched.meaningfulExperiences;
    if (isNewStar && !(await starCap.makeRoom())) return null;
    const changes = changesBetween(untouched, fields, ["categories", "descriptions"]);
    const written = experiences.change(record.id, changes);
    if (Object.keys(changes).length > 0) {
      showToast(text.saved(fields.experienceName), () => {
        const now = experiences.records.find(({ id }) => id === record.id);
        if (now) void experiences.change(record.id, changesBack<ExperienceFields>(changes, before, now));
      });
    }
    return { written };
  }

  return (
    <>
      <div className="experience-page__head">
        <Link to={listAddress(search)} className="experience-page__back">
          <ArrowLeft className="icon" aria-hidden />
          {myExperiences}
        </Link>
        <h2>{record.experienceName}</h2>
        <TypeTag type={record.type} />
      </div>
      <ShiftsCard record={record} />
      <ExperienceForm
        track={track}
        heading={text.editExperience}
        uid={session.uid ?? ""}
        draftName={`experiences/${record.id}`}
        before={before}
        submitLabel={text.saveChanges}
        // Shown above, with the hours.
        saveError={null}
        onSave={handleSave}
        onClose={close}
        contactPicker={<ContactPicker track={track} contacts={contacts} />}
      />
      <SwapStarDialog cap={starCap} />
    </>
  );
});
