/** The services whose applications take entries, in display order. */
export const FORM_SERVICES = ["common_app", "uc", "amcas", "aacomas", "tmdsas", "aadsas"] as const;
export type FormService = (typeof FORM_SERVICES)[number];
