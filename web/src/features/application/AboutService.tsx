import { FORM_LIMITS } from "@domain/application/formLimits";
import type { FormService } from "@domain/application/formService";
import { FORMS_OF_SERVICE } from "@domain/application/formServices";
import * as text from "@text/tracker/services";
import { useState } from "react";
import { Fold } from "../../ui/components/Fold.tsx";
import { RuleList } from "../../ui/components/RuleList.tsx";
import { SERVICE_FACTS } from "./serviceFacts.ts";

/** A service's dates, fee, letters and essays, each with its source. */
export function AboutService({ service }: { service: FormService }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      heading={text.aboutService(FORM_LIMITS[FORMS_OF_SERVICE[service][0]].name)}
      level={3}
      meta={text.aboutServiceMeta}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <RuleList rules={SERVICE_FACTS[service]} />
    </Fold>
  );
}
