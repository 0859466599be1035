import { useRef, useState } from "react";

/** The state of the age question before an account or a guest plan is created. `AgeConfirmation` shows it. */
export function useAgeQuestion() {
  const ageBox = useRef<HTMLInputElement>(null);
  const [ageMissing, setAgeMissing] = useState(false);

  /** Whether the box is checked. If not, shows an error and focuses it. */
  function confirmAge(): boolean {
    const confirmed = ageBox.current?.checked === true;
    setAgeMissing(!confirmed);
    if (!confirmed) ageBox.current?.focus();
    return confirmed;
  }

  return { ageBox, ageMissing, confirmAge, forgetAge: () => setAgeMissing(false) };
}
