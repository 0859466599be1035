import { opensInNewTab } from "@text/common";
import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { type ComponentProps, useId, useRef, useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { placePopover } from "./placePopover.ts";
import "./Popover.css";

const placeMenu = placePopover("end");

interface MenuEntry {
  readonly label: string;
  readonly icon: LucideIcon;
}

interface MenuAction extends MenuEntry {
  readonly tone?: "danger";
  readonly act: () => void;
}

/** Opens another site in a new tab. */
interface MenuLink extends MenuEntry {
  readonly href: string;
}

interface MenuProps {
  label: string;
  icon?: LucideIcon;
  actions: readonly (MenuAction | MenuLink)[];
  buttonRef?: ComponentProps<"button">["ref"];
}

/**
 * A button that opens a list of actions. Escape and a press outside close it, and the browser returns the focus. The
 * actions are rendered only while the menu is open, because a long list has a menu in every row.
 */
export function Menu({ label, icon = EllipsisVertical, actions, buttonRef }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function handleAct(act: () => void) {
    // Closes first: the focus it returns must not override where the action moves it.
    list.current?.hidePopover();
    act();
  }

  return (
    <>
      <IconButton ref={buttonRef} icon={icon} label={label} popoverTarget={id} />
      <ul
        id={id}
        ref={list}
        popover="auto"
        className="popover popover--menu"
        onBeforeToggle={(event) => {
          placeMenu(event);
          if (event.newState === "open") setIsOpen(true);
        }}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
      >
        {(isOpen ? actions : []).map((action) => (
          <li key={action.label}>
            {"href" in action ? (
              <a
                className="popover__action"
                href={action.href}
                target="_blank"
                rel="noreferrer"
                onClick={() => list.current?.hidePopover()}
              >
                <MenuLabel {...action} />
                <span className="visually-hidden">{opensInNewTab}</span>
              </a>
            ) : (
              <button
                type="button"
                className="popover__action"
                data-tone={action.tone}
                onClick={() => handleAct(action.act)}
              >
                <MenuLabel {...action} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function MenuLabel({ label, icon: Icon }: MenuEntry) {
  return (
    <>
      <Icon className="icon" aria-hidden />
      {label}
    </>
  );
}
