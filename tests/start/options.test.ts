import { describe, expect, test } from "vitest";
import { parseOptions } from "../../emulators/start/options.ts";

describe("the options of npm start", () => {
  test("have the documented ports by default", () => {
    expect(parseOptions([], {}).ports).toEqual({
      hosting: 5002,
      functions: 5001,
      auth: 9099,
      firestore: 8080,
      inspector: 4000,
    });
  });

  test("win over the environment, which wins over the defaults", () => {
    const environment = { CAIRN_HOSTING_PORT: "6000", CAIRN_AUTH_PORT: "6001" };

    const { ports } = parseOptions(["--hosting-port", "7000"], environment);

    expect(ports).toMatchObject({ hosting: 7000, auth: 6001, functions: 5001 });
  });

  test.each(["0", "65536", "eighty", "80.5"])("refuse %s as a port and name where it came from", (port) => {
    expect(() => parseOptions(["--auth-port", port], {})).toThrow(`--auth-port is "${port}"`);
    expect(() => parseOptions([], { CAIRN_AUTH_PORT: port })).toThrow(`CAIRN_AUTH_PORT is "${port}"`);
  });

  test("refuse one port for two services", () => {
    expect(() => parseOptions(["--hosting-port", "9099"], {})).toThrow("hosting and auth both got port 9099");
  });

  test("refuse a folder outside the project", () => {
    expect(() => parseOptions(["--folder", "../elsewhere"], {})).toThrow("inside the project");
  });

  test("refuse a Firestore that there is not", () => {
    expect(() => parseOptions(["--firestore=oficial"], {})).toThrow("embedded or official");
  });

  test("refuse an unknown option", () => {
    expect(() => parseOptions(["--frsh"], {})).toThrow("--frsh");
  });
});
