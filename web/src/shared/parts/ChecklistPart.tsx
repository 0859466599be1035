import type { SharedChecklist } from "@domain/share/sharedPlan";
import * as text from "@text/shared/page";
import { Check, Circle } from "lucide-react";
import { dayText } from "../../views/dayText.ts";
import { FoldedRows } from "./FoldedRows.tsx";
import { keyed } from "./keyed.ts";

type Task = SharedChecklist["lists"][number]["tasks"][number];

export function ChecklistPart({ lists }: SharedChecklist) {
  return keyed(lists, ({ name, academic_year }) => `${name} ${academic_year}`).map(([key, list]) => (
    <div key={key} className="shared__group">
      <div className="shared__group-head">
        <h3>{[list.name, list.academic_year].filter((word) => word !== "").join(" · ")}</h3>
        <span className="quiet">
          {text.doneOf(list.tasks.filter((task) => task.is_done).length, list.tasks.length)}
        </span>
      </div>
      {list.tasks.length === 0 && <p className="quiet">{text.empty.checklist}</p>}
      <FoldedRows of="tasks" count={list.tasks.length}>
        <ul className="shared__rows">
          {keyed(list.tasks, ({ name }) => name).map(([id, task]) => (
            <TaskLine key={id} task={task} />
          ))}
        </ul>
      </FoldedRows>
    </div>
  ));
}

function TaskLine({ task: { name, due, is_done, done_on } }: { task: Task }) {
  const Mark = is_done ? Check : Circle;
  const day = is_done ? done_on && text.doneOn(dayText(done_on)) : due && text.due(dayText(due));
  return (
    <li className="shared__row shared__task" data-done={is_done || undefined}>
      <Mark className="icon" aria-hidden />
      <span className="visually-hidden">{is_done ? text.isDone : text.isOpen}: </span>
      <span className="shared__task-name">{name}</span>
      {day && <span className="shared__meta">{day}</span>}
    </li>
  );
}
