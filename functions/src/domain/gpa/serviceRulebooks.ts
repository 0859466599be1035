import { AACOMAS_RULEBOOK } from "./aacomasRulebook.ts";
import { AADSAS_RULEBOOK } from "./aadsasRulebook.ts";
import { AMCAS_RULEBOOK } from "./amcasRulebook.ts";
import type { GpaRulebook, ServiceRulebookId } from "./gpaRulebook.ts";
import { TMDSAS_RULEBOOK } from "./tmdsasRulebook.ts";

export const SERVICE_RULEBOOKS: Readonly<Record<ServiceRulebookId, GpaRulebook>> = {
  amcas: AMCAS_RULEBOOK,
  aacomas: AACOMAS_RULEBOOK,
  tmdsas: TMDSAS_RULEBOOK,
  aadsas: AADSAS_RULEBOOK,
};
