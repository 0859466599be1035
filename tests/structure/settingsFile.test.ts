import { expect, test } from "vitest";
import { parseSettings, withSetting } from "../../emulators/deploy/settingsFile.ts";

test("settings are read like firebase-tools reads them, and an empty one can be filled in", () => {
  const text = "# why\nWEB_API_KEY=\n\nAPP_CHECK = 'on'\n";

  expect(parseSettings(text)).toEqual({ WEB_API_KEY: "", APP_CHECK: "on" });
  expect(parseSettings(withSetting(text, "WEB_API_KEY", "a$b"))).toEqual({ WEB_API_KEY: "a$b", APP_CHECK: "on" });
  expect(withSetting("A=1", "B", "2")).toBe("A=1\nB=2\n");
});
