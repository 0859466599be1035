import { formatNumber } from "../../shared/language.ts";

export const wrongRowId = "A row's id has letters and digits only.";
export const listHolds = (limit: number) => `A list has at most ${formatNumber(limit)} rows.`;
