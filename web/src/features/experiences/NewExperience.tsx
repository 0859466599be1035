import { contactsIn } from "@domain/experience/contacts";
import { EMPTY_EXPERIENCE, type ExperienceFields } from "@domain/experience/experience";
import * as text from "@text/tracker/experienceForm";
import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { usePlan } from "../../stores/usePlan.ts";
import { useStores } from "../../stores/useStores.ts";
import { useToast } from "../../ui/components/Toast.tsx";
import type { TrackerTabProps } from "../../ui/TrackerTabProps.ts";
import { ContactPicker } from "./ContactPicker.tsx";
import { ExperienceForm, type Saved } from "./ExperienceForm.tsx";
import { listAddress } from "./experienceAddress.ts";
import { SwapStarDialog } from "./SwapStarDialog.tsx";
import { useStarCap } from "./useStarCap.ts";

/** The form of a new experience. It shows at once, even while the records are loading. */
export const NewExperience = observer(function NewExperience({ track }: TrackerTabProps) {
  const { session } = useStores();
  const { experiences } = usePlan();
  const navigate = useNavigate();
  const { search } = useLocation();
  const showToast = useToast();
  const starCap = useStarCap(track);
  // Created once, so that the form adds one record however often it is submitted.
  const [id] = useState(() => experiences.newId());
  const before = useMemo((): ExperienceFields => ({ ...EMPTY_EXPERIENCE, track }), [track]);
  const contacts = useMemo(() => contactsIn(experiences.records), [experiences.records]);

  function close() {
    void navigate(listAddress(search));
  }

  async function handleSave(fields: ExperienceFields): Promise<Saved | null> {
    if (fields.meaningfulExperiences && !(await starCap.makeRoom())) return null;
    const added = experiences.add(fields, {}, id);
    if (!added) return null;
    showToast(text.added(fields.experienceName), () => void experiences.remove(added.id));
    return added;
  }

  return (
    <>
      <ExperienceForm
        track={track}
        heading={text.newExperience}
        uid={session.uid ?? ""}
        draftName={`experiences/new-${track}`}
        before={before}
        submitLabel={text.add}
        saveError={experiences.saveError}
        onSave={handleSave}
        onClose={close}
        isArrival
        contactPicker={<ContactPicker track={track} contacts={contacts} />}
      />
      <SwapStarDialog cap={starCap} />
    </>
  );
});
