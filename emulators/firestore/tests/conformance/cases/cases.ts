import type { Case, Group } from "../Case.ts";
import { aggregations } from "./aggregations.ts";
import { batches } from "./batches.ts";
import { compositeFilters } from "./compositeFilters.ts";
import { control } from "./control.ts";
import { cursors } from "./cursors.ts";
import { documents } from "./documents.ts";
import { fields } from "./fields.ts";
import { listeners } from "./listeners.ts";
import { queries } from "./queries.ts";
import { rules } from "./rules.ts";
import { transactions } from "./transactions.ts";
import { validation } from "./validation.ts";
import { vectors } from "./vectors.ts";

export const cases: { readonly [G in Group]: readonly Case[] } = {
  documents,
  fields,
  queries,
  cursors,
  "composite filters": compositeFilters,
  aggregations,
  vectors,
  transactions,
  batches,
  listeners,
  validation,
  rules,
  control,
};
