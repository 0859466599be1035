import { describe, expect, test } from "vitest";
import { pseudo } from "../../web/build/interfaceLanguage.ts";

describe("the pseudo-language", () => {
  test("replaces every plain letter and keeps placeholders", () => {
    expect(pseudo("Save {name} now")).toBe("Šááṽéé {name} ñóóŵ");
    expect(pseudo("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz")).not.toMatch(/[A-Za-z]/);
  });
});
