import { KINDS_OF, type School } from "@domain/school/school";
import type { DashboardItem } from "@domain/shared/stage";
import * as common from "@text/common";
import * as text from "@text/tracker/schools";
import { Plus, X } from "lucide-react";
import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Card } from "../../../components/Card.tsx";
import { dayText } from "../../../components/dayText.ts";
import { ErrorNote } from "../../../components/ErrorNote.tsx";
import { filled } from "../../../components/filled.tsx";
import { IconButton } from "../../../components/IconButton.tsx";
import { useLoaded } from "../../../components/useLoaded.ts";
import { loadStarterSchools, type StarterSchool } from "../../../content/starterSchools.ts";
import { Field } from "../../../forms/Field.tsx";
import { useDraft } from "../../../forms/useDraft.ts";
import { useOneSend } from "../../../forms/useOneSend.ts";
import { knownSchool, typedSchool } from "./newSchool.ts";
import { placeOf } from "./schoolWords.ts";
import "./AddSchool.css";

/** The most results shown. Typing one more letter is faster than reading more. */
const SHOWN = 7;

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

/** Finds a school of the starter list, tolerating typos, or adds what is typed. Stays open for the next school. */
export function AddSchool({ uid, track, rows, today, onAdd, onClose }: AddSchoolProps) {
  const { value: list, failure, retry } = useLoaded(loadStarterSchools);
  const [typed, setTyped] = useState("");
  const draft = useDraft(uid, `schools/add-${track}`);
  const { form } = draft;
  const { send, reopen } = useOneSend();
  const results = useRef<HTMLUListElement>(null);
  const name = typed.trim();
  const found = list && name !== "" ? list.search(name, KINDS_OF[track]).slice(0, SHOWN) : [];

  useEffect(() => form.current?.querySelector("input")?.focus(), [form]);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    reopen();
    if (event.target instanceof HTMLInputElement) setTyped(event.target.value);
  }

  function add(school: School) {
    send(() => {
      void draft.sent(onAdd(school));
      form.current?.reset();
      setTyped("");
      form.current?.querySelector("input")?.focus();
      return true;
    });
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
              hint={
                list &&
                text.listChecked(
                  list.schools.filter(({ kind }) => KINDS_OF[track].includes(kind)).length,
                  dayText(list.checkedOn),
                )
              }
            />
          </form>
        </search>
        <ErrorNote retry={retry}>{failure && text.listNotLoaded}</ErrorNote>
        <p className="visually-hidden" role="status">
          {name !== "" && list ? text.foundCount(found.length) : ""}
        </p>
        {name !== "" && (
          <ul ref={results} className="add-school__results" aria-label={text.found}>
            {found.map((school) => (
              <FoundSchool
                key={school.id}
                school={school}
                isTaken={rows.some(({ schoolId }) => schoolId === school.id)}
                onChoose={() => add(knownSchool(school, track, today))}
              />
            ))}
            <li>
              <button type="button" className="add-school__result" onClick={() => add(typedSchool(name, track, today))}>
                <span>{filled(text.addAsTyped, { name: <b>{name}</b> })}</span>
                <Plus className="icon" aria-hidden />
              </button>
            </li>
          </ul>
        )}
      </div>
    </Card>
  );
}

interface FoundSchoolProps {
  school: StarterSchool;
  isTaken: boolean;
  onChoose: () => void;
}

function FoundSchool({ school, isTaken, onChoose }: FoundSchoolProps) {
  return (
    <li>
      <button type="button" className="add-school__result" disabled={isTaken} onClick={onChoose}>
        <span>
          <b>{school.name}</b>
          <span className="add-school__place">
            {[placeOf(school), school.degree ?? (school.kind === "UG" ? null : school.kind)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        {isTaken ? <span className="quiet">{text.alreadyListed}</span> : <Plus className="icon" aria-hidden />}
      </button>
    </li>
  );
}
