import { formatNumber } from "../../shared/language.ts";

export const wrongRowId = "A row's id can have letters and digits only.";
export const listHolds = (limit: number) => `A list can have at most ${formatNumber(limit)} rows.`;
