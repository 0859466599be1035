import type { StudentNumbers } from "@domain/fit/schoolFit";
import type { ScoreBasis } from "@domain/fit/studentNumbers";
import * as text from "@text/tracker/schools";
import { FlaskConical } from "lucide-react";
import { Button } from "../../ui/components/Button.tsx";
import { Notice } from "../../ui/components/Notice.tsx";

interface BasisNoticeProps {
  basis: ScoreBasis;
  numbers: StudentNumbers;
  onOfficial: () => void;
}

/** Says above the list that its fits are not from official scores, and leads back to them. */
export function BasisNotice({ basis, numbers, onOfficial }: BasisNoticeProps) {
  if (basis === "official" || Object.keys(numbers.unofficial).length === 0) return null;
  return (
    <Notice
      icon={FlaskConical}
      action={
        <Button variant="quiet" onClick={onOfficial}>
          {text.backToOfficial}
        </Button>
      }
    >
      {basis === "practice" ? text.comparedWithPractice : text.comparedAsIf(basis.test, basis.value)}
    </Notice>
  );
}
