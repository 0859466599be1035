import { describe, expect, test } from "vitest";
import { studentName } from "./studentName.ts";

describe("studentName", () => {
  test("is the provider's name, trimmed", () => {
    expect(studentName({ name: " Maya Okafor ", email: "maya@cairn.test" })).toBe("Maya Okafor");
  });

  test("is the local part of the email address without a name", () => {
    expect(studentName({ name: "  ", email: "maya@cairn.test" })).toBe("maya");
  });

  test("is Student without a name and an email address", () => {
    expect(studentName({})).toBe("Student");
  });

  test("cuts a long name to 80 characters", () => {
    expect(studentName({ name: "é".repeat(200) })).toHaveLength(80);
    expect(studentName({ name: "🌸".repeat(50), email: "maya@cairn.test" })).toBe("🌸".repeat(40));
    expect(studentName({ name: "👩🏽‍🔬".repeat(20) })).toBe("👩🏽‍🔬".repeat(11));
  });
});
