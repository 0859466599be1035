import * as text from "@text/failures";
import { describe, expect, test } from "vitest";
import { AppError, appErrorOf, messageOf, UNKNOWN } from "./errors.ts";

describe("the sentences for the student", () => {
  test.each(Object.entries(text.signIn))(
    "the sentence for the error %s says what happened or what to do next",
    (code, message) => {
      expect(message).toMatch(/^[A-Z].+\.$/);
      expect(message).not.toContain("!");
      expect(message.toLowerCase()).not.toContain(code.replaceAll("-", " "));
      expect(messageOf(Object.assign(new Error("Firebase"), { code: `auth/${code}` }))).toBe(message);
    },
  );

  test("an unknown code gets the general sentence", () => {
    expect(messageOf(Object.assign(new Error("Firebase"), { code: "auth/argument-error" }))).toBe(UNKNOWN);
    expect(messageOf(new Error("Cannot read properties of undefined"))).toBe(UNKNOWN);
    expect(messageOf("just a text")).toBe(UNKNOWN);
  });

  test("an AppError keeps its own message", () => {
    const failure = new AppError("conflict", "There is already an account.", { field: "email" });

    expect(appErrorOf(failure)).toBe(failure);
  });
});
