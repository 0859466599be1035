import { FORM_SERVICES } from "@domain/application/formService";
import { expect, test } from "vitest";
import { SERVICE_FACTS } from "./serviceFacts.ts";

test("every service has its dates, with a source and a day", () => {
  for (const service of FORM_SERVICES) {
    const [dates] = SERVICE_FACTS[service];
    expect(dates?.title).toContain("dates");
    expect(dates?.source).not.toBe("");
    expect(dates?.checked_on).toMatch(/^2026-\d\d-\d\d$/);
  }
  expect(SERVICE_FACTS.common_app.map(({ text }) => text).join(" ")).toContain("At most 300 words");
});
