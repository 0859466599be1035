import { currentStanding } from "@text/dashboard/overview";
import { ChevronDown, Signpost } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type FocusEvent, useEffect, useId, useRef, useState } from "react";
import { useFirstStores } from "../../stores/usePlan.ts";
import { onDemand, preparing } from "../../ui/components/onDemand.tsx";
import "./StageChooser.css";

const StageChooserPanel = onDemand(async () => (await import("./StageChooserPanel.tsx")).StageChooserPanel);

/** Shows the student's standing and opens the list of stages. */
export const StageChooser = observer(function StageChooser() {
  const { user } = useFirstStores();
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
      // After the press has moved the focus: a press on empty space moves it to the page's container.
      requestAnimationFrame(() => {
        if (document.activeElement?.contains(root.current)) button.current?.focus();
      });
    }
    function handleKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      setIsOpen(false);
      button.current?.focus();
    }
    document.addEventListener("pointerdown", handlePress);
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("pointerdown", handlePress);
      document.removeEventListener("keydown", handleKey);
    };
  }, [isOpen]);

  function handleBlur({ relatedTarget }: FocusEvent) {
    // If the student left with the keyboard, the focus is already in the right place.
    if (!(relatedTarget instanceof Node) || root.current?.contains(relatedTarget)) return;
    // A press on a label focuses the page's container before it reaches its radio.
    if (!relatedTarget.contains(root.current)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for focus leaving the controls inside.
    <div ref={root} className="standing" onBlur={handleBlur}>
      <p id={`${id}-label`} className="label">
        {currentStanding}
      </p>
      <button
        ref={button}
        type="button"
        className="standing__button on-paper"
        aria-labelledby={`${id}-label ${id}-stage`}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        {...preparing(StageChooserPanel)}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <Signpost className="icon standing__mark" aria-hidden />
        <span id={`${id}-stage`}>{user.user?.stage_display_label}</span>
        <ChevronDown className="icon standing__arrow" aria-hidden />
      </button>
      <div id={`${id}-panel`} className="standing__panel" hidden={!isOpen}>
        {isOpen && <StageChooserPanel onChosen={close} />}
      </div>
    </div>
  );
});
