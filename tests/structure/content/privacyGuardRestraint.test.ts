import { SAMPLES } from "@domain/account/samples.ts";
import type { SampleExperience } from "@domain/samples/samplePlan.ts";
import { samplePlanOf } from "@domain/samples/samplePlans.ts";
import { findDetails } from "@domain/shared/privacyGuard.ts";
import { expect, test } from "vitest";
import { shippedTexts } from "./shippedTexts.ts";

/** All texts in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const marksIn = (texts: readonly string[]) =>
  texts.flatMap((text) => findDetails(text).map(({ kind, found }) => `${kind} ${found}: ${text}`));

test("the privacy guard marks nothing in the shipped content", async () => {
  const texts = (await shippedTexts()).map(({ text }) => text);

  expect(texts.length).toBeGreaterThan(400);
  expect(marksIn(texts)).toEqual([]);
});

test("the privacy guard marks nothing in the sample students' texts", () => {
  // Contact details are meant to be there.
  const prose = ({ address, contactPhone, contactEmail, supervisorContact, ...rest }: SampleExperience) =>
    textsIn(rest);
  const texts = SAMPLES.map((sample) => samplePlanOf(sample, "2026-11-20")).flatMap(({ records }) => [
    ...Object.values(records.experiences).flatMap(prose),
    ...textsIn(records.journals),
  ]);

  expect(texts.length).toBeGreaterThan(150);
  expect(marksIn(texts)).toEqual([]);
});
