import { SERVICE_FEES } from "@domain/application/applicationFees";
import type { FormService } from "@domain/application/formService";
import { SERVICE_DATES } from "@domain/application/serviceDates";
import { serviceEssayRules, UC_QUESTIONS } from "@domain/essay/serviceEssays";
import { LETTER_LIMITS } from "@domain/letter/letterLimits";
import type { Rule } from "@domain/shared/rule";

/**
 * A service's dates, its fee, the letters it takes and the essays it asks for. The fees of colleges are not known, and
 * UC takes no letters.
 */
export const SERVICE_FACTS: Readonly<Record<FormService, readonly Rule[]>> = {
  common_app: [SERVICE_DATES.common_app, LETTER_LIMITS["Common App"].rule, ...serviceEssayRules("common_app")],
  uc: [SERVICE_DATES.uc, UC_QUESTIONS],
  amcas: [SERVICE_DATES.amcas, SERVICE_FEES.AMCAS.rule, LETTER_LIMITS.AMCAS.rule, ...serviceEssayRules("amcas")],
  aacomas: [
    SERVICE_DATES.aacomas,
    SERVICE_FEES.AACOMAS.rule,
    LETTER_LIMITS.AACOMAS.rule,
    ...serviceEssayRules("aacomas"),
  ],
  tmdsas: [SERVICE_DATES.tmdsas, SERVICE_FEES.TMDSAS.rule, LETTER_LIMITS.TMDSAS.rule, ...serviceEssayRules("tmdsas")],
  aadsas: [SERVICE_DATES.aadsas, SERVICE_FEES.AADSAS.rule, LETTER_LIMITS.AADSAS.rule, ...serviceEssayRules("aadsas")],
};
