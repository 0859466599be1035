import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { IconButton } from "./IconButton.tsx";
import "./Popover.css";

interface MenuAction {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly tone?: "danger";
  readonly act: () => void;
}

interface MenuProps {
  label: string;
  actions: readonly MenuAction[];
  buttonRef?: ComponentProps<"button">["ref"];
}

/** A button that opens a few further actions. Escape and a press outside close it; the browser returns the focus. */
export function Menu({ label, actions, buttonRef }: MenuProps) {
  const id = useId();
  const anchor = `--anchor-${id}`;
  const list = useRef<HTMLUListElement>(null);

  function handleAct(act: () => void) {
    // Closed first: the focus it returns must not overrule where the action moves it.
    list.current?.hidePopover();
    act();
  }

  return (
    <>
      <IconButton
        ref={buttonRef}
        icon={EllipsisVertical}
        label={label}
        popoverTarget={id}
        style={{ anchorName: anchor }}
      />
      <ul id={id} ref={list} popover="auto" className="popover popover--menu" style={{ positionAnchor: anchor }}>
        {actions.map(({ label: name, icon: Icon, tone, act }) => (
          <li key={name}>
            <button type="button" className="popover__action" data-tone={tone} onClick={() => handleAct(act)}>
              <Icon className="icon" aria-hidden />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
