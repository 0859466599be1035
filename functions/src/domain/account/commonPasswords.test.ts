import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./commonPasswords.ts";

describe("a common password", () => {
  test.each(["password", "12345678", "qwertyuiop", "PassWord", "baseball", "iloveyou"])("is %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(["correct horse battery", "cairn-demo", "password of ann", ""])("is not %j", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
