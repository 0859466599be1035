import type { ApplicationForm } from "@domain/application/application";
import { FORM_LIMITS, type StarKind } from "@domain/application/formLimits";
import * as text from "@text/tracker/application";
import { starred } from "@text/tracker/stars";
import { ArrowDown, ArrowUp, ChevronDown, GripVertical, ListRestart, ListX, Star } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId } from "react";
import { usePlan } from "../../stores/usePlan.ts";
import { Menu } from "../../ui/components/Menu.tsx";
import { Tag } from "../../ui/components/Tag.tsx";
import { useToast } from "../../ui/components/Toast.tsx";
import { useFocusOnClose } from "../../ui/components/useFocusOnClose.ts";
import { useOpenRecord } from "../../ui/useOpenRecord.ts";
import { copiedOf, type Entry, missingWords } from "../../views/applicationView.ts";
import { EntryDetails } from "./EntryDetails.tsx";
import "./EntryRow.css";

interface EntryRowProps {
  form: ApplicationForm;
  entry: Entry;
  /** Zero-based. */
  place: number;
  count: number;
  /** The student decides the order. */
  canMove: boolean;
  onMove: (by: -1 | 1) => void;
  onGrip: (event: PointerEvent) => void;
  isDragged: boolean;
  style: CSSProperties | undefined;
  onStar: () => void;
  onLeaveOut: () => void;
}

/** One entry. Collapsed: a line with its name and what is missing. Expanded: its fields in the form's layout. */
export const EntryRow = observer(function EntryRow(props: EntryRowProps) {
  const { form, entry, place, count, canMove, onMove, onGrip, isDragged, style, onStar, onLeaveOut } = props;
  const { application } = usePlan();
  const showToast = useToast();
  const id = useId();
  const [openId, open] = useOpenRecord("entry");
  const isOpen = openId === entry.id;
  const opener = useFocusOnClose(isOpen);
  const { record, row, issues } = entry;
  const { stars } = FORM_LIMITS[form];
  const canMoveUp = canMove && place > 0;
  const canMoveDown = canMove && place < count - 1;

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey) return;
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (by === -1 ? canMoveUp : canMoveDown) onMove(by);
  }

  function handleClear() {
    void application.clearMarks(form, entry.id);
    showToast(text.ticksCleared, () => void application.restore(form, row));
  }

  const actions = [
    canMoveUp && { label: text.moveUp, icon: ArrowUp, act: () => onMove(-1) },
    canMoveDown && { label: text.moveDown, icon: ArrowDown, act: () => onMove(1) },
    row.copied !== "" && { label: text.clearTicks, icon: ListRestart, act: handleClear },
    { label: text.leaveOut, icon: ListX, act: onLeaveOut },
  ].filter((action) => action !== false);

  return (
    <li className="entry" data-row={entry.id} data-dragged={isDragged || undefined} style={style}>
      <div className="entry__head">
        {canMove && (
          <span className="entry__grip" aria-hidden onPointerDown={onGrip}>
            <GripVertical className="icon" />
          </span>
        )}
        <span className="entry__number">{place + 1}</span>
        <div className="entry__words">
          <h3 className="entry__heading">
            <button
              ref={opener}
              type="button"
              className="entry__toggle on-paper"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-describedby={`${id}-state`}
              aria-keyshortcuts={canMove ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
              onKeyDown={handleKey}
              onClick={() => open(isOpen ? null : entry.id)}
            >
              <span className="entry__name">{record.experienceName}</span>
              <ChevronDown className="icon entry__arrow" aria-hidden />
            </button>
          </h3>
          <p id={`${id}-state`} className="entry__state">
            <Tag tone={issues.length === 0 ? "ok" : "warn"}>
              {issues.length === 0 ? text.complete : missingWords(issues)}
            </Tag>
            <CopyProgress entry={entry} />
          </p>
        </div>
        {stars && <StarButton kind={stars.kind} entry={entry} onStar={onStar} />}
        <Menu label={text.moreFor(record.experienceName)} actions={actions} />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <EntryDetails form={form} entry={entry} />}
      </div>
    </li>
  );
});

function CopyProgress({ entry }: { entry: Entry }) {
  const { done, all } = copiedOf(entry);
  if (entry.row.copied === "") return null;
  return <span>{text.copiedOf(done, all)}</span>;
}

interface StarButtonProps {
  kind: StarKind;
  entry: Entry;
  onStar: () => void;
}

function StarButton({ kind, entry, onStar }: StarButtonProps) {
  const { heading, markedFor } = starred[kind];
  return (
    <button
      type="button"
      className="icon-button entry__star"
      aria-pressed={entry.record.meaningfulExperiences}
      aria-label={markedFor(entry.record.experienceName)}
      title={heading}
      onClick={onStar}
    >
      <Star className="icon" aria-hidden />
    </button>
  );
}
