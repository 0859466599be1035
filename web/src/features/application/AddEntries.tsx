import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS } from "@domain/application/formLimits";
import { hoursOf } from "@domain/experience/experienceHours";
import * as common from "@text/common";
import { typeNames } from "@text/experienceTypes";
import * as text from "@text/tracker/application";
import { hours } from "@text/tracker/hours";
import { Plus } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Card } from "../../ui/components/Card.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useWhenKept } from "../../ui/components/useWhenKept.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { useAddress } from "../../ui/useAddress.ts";
import { useSearchWords } from "../../ui/useSearchWords.ts";
import type { ExperienceRow } from "../../views/applicationView.ts";
import { isOfAwards, offeredFor } from "./offeredExperiences.ts";

/** The most shown at once. Others are found by name. */
const PAGE = 20;

interface AddEntriesProps {
  form: ApplicationForm;
  /** The experiences that are not in the form. */
  records: readonly ExperienceRow[];
  /** How many more the form takes. */
  room: number;
  asOf: string;
}

/** The experiences that are not in the form, each with a button that adds it, and one for all of them. */
export const AddEntries = observer(function AddEntries({ form, records, room, asOf }: AddEntriesProps) {
  const { application } = usePlan();
  const list = useRef<HTMLUListElement>(null);
  const [params, put] = useAddress();
  const find = params.get("find") ?? "";
  const [words, type] = useSearchWords(find, (typed) => put("find", typed));
  const [shown, setShown] = useState(PAGE);
  const [news, setNews] = useState("");
  const whenKept = useWhenKept();
  const showToast = useToast();
  const { name, lists } = FORM_LIMITS[form];
  const matching = offeredFor(form, records, asOf, find);
  const fitting = matching.slice(0, room).map(({ id }) => id);

  function handleAdd(record: ExperienceRow, index: number) {
    const buttons = list.current?.querySelectorAll<HTMLElement>("button");
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    void application.choose(form, record.id);
    void whenKept().then((isKept) => isKept && setNews(text.added(record.experienceName)));
  }

  function handleAddAll() {
    void application.chooseAll(form, fitting);
    showToast(text.addedAll(fitting.length), () => fitting.forEach((id) => void application.leaveOut(form, id)));
  }

  return (
    <Card
      heading={text.notIn(name, lists, isOfAwards(form) ? "newest" : "hours")}
      tools={
        fitting.length > 1 && (
          <Button variant="text" onClick={handleAddAll}>
            {text.addAll(fitting.length, matching.length)}
          </Button>
        )
      }
    >
      <div className="card__body">
        {(records.length > PAGE || matching.length < records.length || words !== "") && (
          <Field
            label={text.findExperience}
            name="find"
            type="search"
            optional
            value={words}
            onChange={({ target }) => type(target.value)}
          />
        )}
        {records.length === 0 && <p>{text.everythingIsIn}</p>}
        {records.length > 0 && matching.length === 0 && (
          <p>{find.trim() === "" ? text.noAwards : text.nothingCalled(find.trim())}</p>
        )}
        <ul ref={list} className="add-entries">
          {matching.slice(0, shown).map((record, index) => (
            <li key={record.id} className="add-entries__row">
              <span className="add-entries__words">
                <span className="add-entries__name">{record.experienceName}</span>
                <span className="add-entries__context">{contextOf(record, asOf)}</span>
              </span>
              <Button
                variant="quiet"
                aria-label={text.addTo(name, record.experienceName)}
                onClick={() => handleAdd(record, index)}
              >
                <Plus className="icon" aria-hidden />
                {common.add}
              </Button>
            </li>
          ))}
        </ul>
        {matching.length > shown && (
          <Button variant="text" onClick={() => setShown(shown + PAGE)}>
            {text.showMore(Math.min(PAGE, matching.length - shown), matching.length)}
          </Button>
        )}
        <p className="visually-hidden" role="status">
          {news}
        </p>
      </div>
    </Card>
  );
});

function contextOf(record: ExperienceRow, asOf: string): string {
  const { completed } = hoursOf(record, asOf);
  return [typeNames[record.type], record.organisationName, completed > 0 && hours(completed)]
    .filter(Boolean)
    .join(" · ");
}
