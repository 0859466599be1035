import * as z from "zod/mini";

/** HS high school, PM pre-medical, PD pre-dental, MD medical school, DD dental school. */
export const track = z.enum(["HS", "PM", "PD", "MD", "DD"]);
export type Track = z.infer<typeof track>;

/** Decides which tabs and forms the dashboard and tracker show. */
export const dashboardItem = z.enum(["HS", "PM", "PD"]);
export type DashboardItem = z.infer<typeof dashboardItem>;

export const stage = z.object({
  stageId: z.string(),
  stageName: z.string(),
  stageDisplayLabel: z.string(),
  shortFormLabel: z.string(),
  order: z.number(),
  previousStageId: z.nullable(z.string()),
});
export type Stage = z.infer<typeof stage>;

/** A document of `stageCategories`. It contains its stages, so the whole chooser costs few reads. */
export const stageCategory = z.object({
  stageCategoryID: z.string(),
  stageCategoryName: z.string(),
  track,
  dashboardItem,
  timelineSection: z.string(),
  order: z.number(),
  stages: z.array(stage),
});
export type StageCategory = z.infer<typeof stageCategory>;
