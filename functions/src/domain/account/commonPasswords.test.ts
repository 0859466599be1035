import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

describe("isCommonPassword", () => {
  test.each([
    "password",
    "12345678",
    "qwertyuiop",
    "PassWord",
    "baseball",
    "iloveyou",
    "aaaaaaaa",
    "abababab",
    "Cairn123",
    "cairncairn",
    "abcdefgh",
    "98765432",
  ])("finds %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(["correct horse battery", "cairn-demo", "password of ann", "cairn of stones", "abcdefgi"])(
    "does not find %j",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
