import { close } from "@text/common";
import * as text from "@text/dashboard/stepSource";
import { loadResourceFinder } from "../../content/resources.ts";
import { Button } from "../../ui/components/Button.tsx";
import { Dialog } from "../../ui/components/Dialog.tsx";
import { NewTabLink } from "../../ui/components/NewTabLink.tsx";
import { useLoaded } from "../../ui/components/useLoaded.ts";
import type { ChecklistRow } from "./checklistView.ts";
import { longDay } from "./dayForms.ts";
import "./SourceDialog.css";

interface SourceDialogProps {
  row: ChecklistRow;
  checkedOn: string | null;
  onClose: () => void;
}

/** The source of a suggested task, when it was checked, and a link to read on. */
export function SourceDialog({ row, checkedOn, onClose }: SourceDialogProps) {
  const { value: findResource } = useLoaded(loadResourceFinder);
  const resource = row.resourceId === null ? undefined : findResource?.(row.resourceId);
  const isOwn = row.origin === "own";
  const day = !isOwn && checkedOn && longDay(checkedOn);
  return (
    <Dialog
      title={text.heading}
      text={isOwn ? text.broughtHere : text.sameForAll}
      isOpen
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <dl className="source">
        <div>
          <dt>{text.step}</dt>
          <dd>{row.given_name}</dd>
        </div>
        {row.category !== null && (
          <div>
            <dt>{text.category}</dt>
            <dd>{row.category}</dd>
          </div>
        )}
        {resource && (
          <div>
            <dt>{text.readMore}</dt>
            <dd>
              <NewTabLink href={resource.url} hasIcon>
                {resource.title}
              </NewTabLink>
            </dd>
          </div>
        )}
        {day && (
          <div>
            <dt>{text.checkedOn}</dt>
            <dd>
              <time dateTime={checkedOn}>{day}</time>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
