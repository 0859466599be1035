import { useRef, useState } from "react";

/** The question of age before an account or a guest plan is made; `AgeConfirmation` shows it. */
export function useAgeQuestion() {
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);

  /** Whether the box is checked; if not, it says so and gets the focus. */
  function confirmAge(): boolean {
    const confirmed = ageBox.current?.checked === true;
    setAgeMissing(!confirmed);
    if (!confirmed) ageBox.current?.focus();
    return confirmed;
  }

  return { ageBox, ageMissing, confirmAge, forgetAge: () => setAgeMissing(false) };
}
