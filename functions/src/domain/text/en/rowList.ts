import { formatNumber } from "../../shared/language.ts";

export const wrongRowId = "A row's id is made of letters and digits.";
export const listHolds = (limit: number) => `A list holds ${formatNumber(limit)} rows.`;
