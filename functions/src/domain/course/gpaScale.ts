import * as z from "zod/mini";
import * as text from "../text/en/gpaScale.ts";
import type { LetterGrade } from "./grade.ts";

export const GPA_SCALES = ["tenths", "plus", "thirds", "whole"] as const;
export const gpaScale = z.enum(GPA_SCALES);
export type GpaScale = z.infer<typeof gpaScale>;

export const GPA_SCALE_NAMES: Readonly<Record<GpaScale, string>> = text.scales;

const TENTHS: Readonly<Record<LetterGrade, number>> = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  AB: 3.5,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  BC: 2.5,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  CD: 1.5,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  DE: 0.5,
  F: 0,
};

export const SCALE_WEIGHTS: Readonly<Record<GpaScale, Readonly<Record<LetterGrade, number>>>> = {
  tenths: TENTHS,
  plus: { ...TENTHS, "A+": 4.3 },
  thirds: {
    ...TENTHS,
    "A-": 3.67,
    "B+": 3.33,
    "B-": 2.67,
    "C+": 2.33,
    "C-": 1.67,
    "D+": 1.33,
    "D-": 0.67,
  },
  whole: {
    ...TENTHS,
    "A-": 4,
    "B+": 3,
    "B-": 3,
    "C+": 2,
    "C-": 2,
    "D+": 1,
    "D-": 1,
  },
};
