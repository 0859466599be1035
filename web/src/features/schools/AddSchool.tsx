import { KINDS_OF, type School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/schools";
import { X } from "lucide-react";
import { type FormEvent, type SubmitEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { loadSchoolFacts } from "../../content/schools/loadSchoolFacts.ts";
import { knownSchool, typedSchool } from "../../content/schools/newSchool.ts";
import { type KnownSchool, loadSchoolCatalog } from "../../content/schools/schoolCatalog.ts";
import { Card } from "../../ui/components/Card.tsx";
import { ErrorNote } from "../../ui/components/ErrorNote.tsx";
import { IconButton } from "../../ui/components/IconButton.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { useDraft } from "../../ui/forms/useDraft.ts";
import { useOneSend } from "../../ui/forms/useOneSend.ts";
import { dayText } from "../../views/dayText.ts";
import { FoundSchools } from "./FoundSchools.tsx";
import { SearchTraits } from "./SearchTraits.tsx";
import { useTraitSearch } from "./useTraitSearch.ts";
import "./AddSchool.css";

interface AddSchoolProps {
  uid: string;
  track: DashboardItem;
  /** The schools already on the list. */
  rows: readonly Pick<School, "schoolId" | "name">[];
  today: string;
  /** Resolves with whether the server accepted it. */
  onAdd: (school: School) => Promise<boolean>;
  onClose: () => void;
}

/** Finds a school of the catalog, tolerating typos, or adds what is typed. Stays open for the next school. */
export function AddSchool({ uid, track, rows, today, onAdd, onClose }: AddSchoolProps) {
  const { value: catalog, failure, retry } = useLoaded(useCallback(() => loadSchoolCatalog(track), [track]));
  const [typed, setTyped] = useState("");
  /** The chosen school whose figures could not be loaded. */
  const [withoutFigures, setWithoutFigures] = useState<KnownSchool | null>(null);
  const traitSearch = useTraitSearch();
  const draft = useDraft(uid, `schools/add-${track}`);
  const { form } = draft;
  const { send, reopen } = useOneSend();
  const results = useRef<HTMLUListElement>(null);
  const name = typed.trim();

  // Before the browser paints, so letters typed right after the press are not lost.
  useLayoutEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    reopen();
    if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
  }

  function add(added: () => Promise<boolean>) {
    send(() => {
      setWithoutFigures(null);
      void draft.sent(added());
      form.current?.reset();
      setTyped("");
      form.current?.querySelector("input")?.focus();
      return true;
    });
  }

  async function addKnown(known: KnownSchool): Promise<boolean> {
    try {
      const facts = await loadSchoolFacts([known.id]);
      return await onAdd(knownSchool(known, facts.get(known.id), track, today));
    } catch {
      setWithoutFigures(known);
      return false;
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = results.current?.querySelector<HTMLElement>("button:not(:disabled)");
    first?.focus();
  }

  return (
    <Card
      className="add-school"
      heading={text.addSchool[track]}
      tools={<IconButton icon={X} label={common.close} onClick={onClose} />}
    >
      <div className="card__body">
        <search>
          <form ref={form} onSubmit={handleSubmit} onInput={handleInput}>
            <Field
              label={text.searchOrType[track]}
              name="school"
              type="search"
              autoComplete="off"
              maxLength={200}
              hint={catalog && text.listChecked(catalog.schools.length, dayText(catalog.checkedOn))}
            />
          </form>
          {track === "HS" && <SearchTraits search={traitSearch} />}
        </search>
        <ErrorNote retry={retry}>{failure && text.listNotLoaded}</ErrorNote>
        <ErrorNote retry={() => withoutFigures && add(() => addKnown(withoutFigures))}>
          {withoutFigures && text.figuresNotLoaded(withoutFigures.name)}
        </ErrorNote>
        <FoundSchools
          ref={results}
          name={name}
          catalog={catalog}
          isWanted={traitSearch.isWanted}
          kinds={KINDS_OF[track]}
          rows={rows}
          onChoose={(known) => add(() => addKnown(known))}
          onType={(kind) => add(() => onAdd(typedSchool(name, track, kind, today)))}
        />
      </div>
    </Card>
  );
}
