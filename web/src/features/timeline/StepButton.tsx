import type { LucideIcon } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";

interface StepButtonProps {
  icon: LucideIcon;
  label: string;
  /** The accessible name: the label and the step. */
  name: string;
  onPress: () => void;
}

/** One of the actions of a step. */
export function StepButton({ icon: Icon, label, name, onPress }: StepButtonProps) {
  return (
    <Button variant="text" aria-label={name} onClick={onPress}>
      <Icon className="icon" aria-hidden />
      {label}
    </Button>
  );
}
