import { describe, expect, test } from "vitest";
import { studentName } from "./studentName.ts";

describe("a student is called", () => {
  test("by the provider's name, trimmed", () => {
    expect(studentName({ name: " Maya Okafor ", email: "maya@cairn.test" })).toBe("Maya Okafor");
  });

  test("by the local part of the email address when there is no name", () => {
    expect(studentName({ name: "  ", email: "maya@cairn.test" })).toBe("maya");
  });

  test("Student when there is neither", () => {
    expect(studentName({})).toBe("Student");
  });

  test("by at most 80 characters of a long name", () => {
    expect(studentName({ name: "é".repeat(200) })).toHaveLength(80);
  });
});
