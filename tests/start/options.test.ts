import { describe, expect, test } from "vitest";
import { parseOptions } from "../../emulators/start/options.ts";

describe("the options of npm start", () => {
  test("default to the documented ports", () => {
    expect(parseOptions([], {}).ports).toEqual({
      hosting: 5002,
      functions: 5001,
      auth: 9099,
      firestore: 8080,
      tasks: 9499,
      inspector: 4000,
    });
  });

  test("take precedence over the environment, which takes precedence over the defaults", () => {
    const environment = { CAIRN_HOSTING_PORT: "6000", CAIRN_AUTH_PORT: "6001" };

    const { ports } = parseOptions(["--hosting-port", "7000"], environment);

    expect(ports).toMatchObject({ hosting: 7000, auth: 6001, functions: 5001 });
  });

  test.each(["0", "65536", "eighty", "80.5"])("reject %s as a port and name its source", (port) => {
    expect(() => parseOptions(["--auth-port", port], {})).toThrow(`--auth-port is "${port}"`);
    expect(() => parseOptions([], { CAIRN_AUTH_PORT: port })).toThrow(`CAIRN_AUTH_PORT is "${port}"`);
  });

  test("reject one port for two services", () => {
    expect(() => parseOptions(["--hosting-port", "9099"], {})).toThrow("hosting and auth both got port 9099");
  });

  test("let pages of no other host in, unless they are named", () => {
    expect(parseOptions([], {}).allowedHosts).toEqual([]);
    expect(parseOptions(["--allow-host", "a.example", "--allow-host", "b.example"], {}).allowedHosts).toEqual([
      "a.example",
      "b.example",
    ]);
  });

  test("reject a folder outside the project", () => {
    expect(() => parseOptions(["--folder", "../elsewhere"], {})).toThrow("inside the project");
  });

  test("reject an unknown Firestore", () => {
    expect(() => parseOptions(["--firestore=oficial"], {})).toThrow("embedded or official");
  });

  test("reject an unknown option", () => {
    expect(() => parseOptions(["--frsh"], {})).toThrow("--frsh");
  });
});
