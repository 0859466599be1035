import * as z from "zod/mini";
import { type ChecklistTemplate, checklistTemplate } from "../../../functions/src/domain/checklist/checklist.ts";
import { type StageCategory, stageCategory } from "../../../functions/src/domain/shared/stage.ts";
import templates from "./checklistTemplates.json" with { type: "json" };
import categories from "./stageCategories.json" with { type: "json" };

/** The content offered to every student, checked against the same schemas that the app reads it with. */
export const stageCategories: readonly StageCategory[] = z.array(stageCategory).parse(categories);
export const checklistTemplates: readonly ChecklistTemplate[] = z.array(checklistTemplate).parse(templates);
