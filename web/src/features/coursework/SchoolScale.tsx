import type { TrackerSettings } from "@domain/account/trackerSettings";
import { GPA_SCALE_NAMES, GPA_SCALES, type GpaScale } from "@domain/course/gpaScale";
import * as text from "@text/tracker/coursework";
import { observer } from "mobx-react-lite";
import { usePlan } from "../../stores/usePlan.ts";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { useEcho } from "../../ui/forms/useEcho.ts";
import { USUAL_SCALE } from "../../views/courseworkView.ts";
import "./GpaPanel.css";

const SCALE_OPTIONS = GPA_SCALES.map((scale) => ({ value: scale, label: GPA_SCALE_NAMES[scale] }));
const REPEAT_OPTIONS = [
  { value: "all", label: text.repeats.all },
  { value: "latest", label: text.repeats.latest },
];

/** How the school counts: below the courses, because it changes once in years. */
export const SchoolScale = observer(function SchoolScale() {
  const { trackerSettings } = usePlan();
  const { gpa_scale, gpa_repeats } = trackerSettings.settings;
  const [scale, chooseScale] = useEcho<GpaScale>(gpa_scale ?? USUAL_SCALE);
  const [repeats, chooseRepeats] = useEcho<NonNullable<TrackerSettings["gpa_repeats"]>>(gpa_repeats ?? "all");

  function handleScale(value: string) {
    const chosen = GPA_SCALES.find((known) => known === value);
    if (chosen) chooseScale(chosen, trackerSettings.change({ gpa_scale: chosen }));
  }

  function handleRepeats(value: string) {
    const chosen = value === "latest" ? "latest" : "all";
    chooseRepeats(chosen, trackerSettings.change({ gpa_repeats: chosen }));
  }

  return (
    <Card heading={text.howSchoolCounts}>
      <div className="card__body gpa__choices">
        <ErrorNote>{trackerSettings.saveError}</ErrorNote>
        <SelectField
          label={text.schoolScale}
          name="gpa_scale"
          options={SCALE_OPTIONS}
          value={scale}
          onChange={({ target }) => handleScale(target.value)}
        />
        <SelectField
          label={text.repeatedCourses}
          name="gpa_repeats"
          options={REPEAT_OPTIONS}
          value={repeats}
          onChange={({ target }) => handleRepeats(target.value)}
        />
      </div>
    </Card>
  );
});
