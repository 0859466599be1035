import { APPLICATION_FORMS, type ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { ownText } from "@domain/experience/formTexts";
import * as text from "@text/tracker/application";
import type { ExperienceRow } from "../../views/applicationView.ts";

/** A text of the experience that was written for something else. */
export interface OtherText {
  /** What it was written for. */
  readonly source: string;
  readonly text: string;
}

/** The texts a form can start from: the general description and those written for other forms, each once. */
export function otherTexts(form: ApplicationForm, record: ExperienceRow): readonly OtherText[] {
  const written = [
    { source: text.generalDescription, text: record.description },
    ...APPLICATION_FORMS.filter((other) => other !== form).map((other) => ({
      source: FORM_LIMITS[other].name,
      text: ownText(record, other),
    })),
  ].filter((each) => each.text !== "");
  return written.filter((each, place) => written.findIndex((other) => other.text === each.text) === place);
}
