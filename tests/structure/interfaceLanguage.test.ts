import { describe, expect, test } from "vitest";
import { pseudo } from "../../web/interfaceLanguage.ts";

describe("the pseudo-language", () => {
  test("leaves no plain letter, and places to be filled as they are", () => {
    expect(pseudo("Save {name} now")).toBe("Šááṽéé {name} ñóóŵ");
    expect(pseudo("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz")).not.toMatch(/[A-Za-z]/);
  });
});
