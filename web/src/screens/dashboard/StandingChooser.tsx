import { ChevronDown, Signpost } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useStores } from "../../stores/useStores.ts";
import { StandingPanel } from "./StandingPanel.tsx";
import "./StandingChooser.css";

/** Shows where the student stands and opens the list of stages. */
export const StandingChooser = observer(function StandingChooser() {
  const { user } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  useEffect(() => {
    if (!isOpen) return;
    function handlePress({ target }: PointerEvent) {
      if (target instanceof Node && root.current?.contains(target)) return;
      setIsOpen(false);
      // After the press has moved the focus where it would, which for plain ground is nowhere.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) button.current?.focus();
      });
    }
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    close();
  }

  function handleBlur({ relatedTarget }: FocusEvent) {
    // Left with the keyboard: the focus is already where the student wants it.
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys and focus leaving the controls inside.
    <div ref={root} className="standing" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <p id={`${id}-label`} className="label">
        Current standing
      </p>
      <button
        ref={button}
        type="button"
        className="standing__button"
        aria-labelledby={`${id}-label ${id}-stage`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <Signpost className="icon standing__mark" aria-hidden />
        <span id={`${id}-stage`}>{user.user?.stage_display_label}</span>
        <ChevronDown className="icon standing__arrow" aria-hidden />
      </button>
      <div id={`${id}-panel`} className="standing__panel" hidden={!isOpen}>
        {isOpen && <StandingPanel onChosen={close} />}
      </div>
    </div>
  );
});
