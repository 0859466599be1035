import { describe, expect, test } from "vitest";
import { signUpForm } from "./signUpForm.ts";

const complete = {
  name: "Ann Lee",
  email: "ann@example.com",
  password: "granite4",
  passwordAgain: "granite4",
  isOldEnough: "on",
};

function messages(typed: object): Record<string, string> {
  const { error } = signUpForm.safeParse({ ...complete, ...typed });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe("the sign-up form", () => {
  test("accepts a complete form", () => {
    expect(messages({})).toEqual({});
  });

  test("reports passwords that differ", () => {
    expect(messages({ passwordAgain: "gravel" })).toEqual({
      passwordAgain: "Passwords do not match. Type the same one twice.",
    });
  });

  test("reports passwords that differ while other fields are empty", () => {
    expect(messages({ name: "", email: "", passwordAgain: "gravel" })).toHaveProperty(
      "passwordAgain",
      "Passwords do not match. Type the same one twice.",
    );
  });

  test("asks for the second password before comparing it", () => {
    expect(messages({ passwordAgain: "" })).toEqual({ passwordAgain: "Type the password once more." });
  });

  test("requires an age of 13 or older", () => {
    expect(messages({ isOldEnough: undefined })).toEqual({
      isOldEnough: "Cairn accounts are for students who are 13 or older.",
    });
  });

  test("explains a malformed address and a short password", () => {
    expect(messages({ email: "ann@", password: "abc", passwordAgain: "abc" })).toEqual({
      email: "Enter an email address like name@example.com.",
      password: "Use at least 8 characters.",
    });
  });
});
