import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cspDigest, errorReport, errorReportOf } from "./browserReport.ts";

const SAMPLES = 10_000;
const FRAME = "    at save (https://cairn.test/assets/DashboardScreen-B1x9Qz_a.js:2:1401)";

const name = fc.constantFrom("Annegret Lindqvist", "Maya Okafor", "José Muñoz", "Wei Zhang", "Ann Lee");
const email = fc
  .tuple(fc.stringMatching(/^[a-z]{3,12}$/), fc.constantFrom("cairn.test", "school.example"))
  .map(([local, host]) => `${local}@${host}`);
const freeText = fc.string({ minLength: 8, maxLength: 40 }).filter((text) => /[a-z]{4}/i.test(text));
const personal = fc.oneof(
  name,
  email,
  freeText.map((text) => `secret ${text}`),
);

/** An error that can hold a student's text in every part. */
const error = fc
  .record({ what: personal, className: fc.oneof(fc.constant("TypeError"), personal), path: personal, file: personal })
  .map(({ what, className, path, file }) => ({
    what: [what, className, path, file].filter((each) => each !== "TypeError"),
    thrown: {
      name: className,
      message: `Cannot read properties of ${what}`,
      stack: `${className}: ${what}\n    at ${what} (https://cairn.test/${file}.js:1:1)\n${FRAME}\n    at https://${path}/x.js:2:3`,
    },
    pathname: `/tracker/experiences/${path}`,
  }));

describe("an error report", () => {
  test("names the class, the part of the app and the frames of our files", () => {
    const thrown = Object.assign(new TypeError("maya@cairn.test"), {
      stack: `TypeError: maya@cairn.test\n${FRAME}\nrender@https://cairn.test/assets/vendor.core-aaaBBBB.js:1:20`,
    });

    expect(errorReportOf(thrown, "/tracker/schools?school=rice")).toEqual({
      name: "TypeError",
      place: "tracker",
      frames: ["B1x9Qz_a:2:1401", "aaaBBBB:1:20"],
    });
  });

  test.each([undefined, null, "a string", 7, {}, { stack: 7 }])("can be made of %j", (thrown) => {
    expect(errorReportOf(thrown, "/students/maya")).toEqual({ name: "Error", place: "elsewhere", frames: [] });
  });

  test(`holds no name, email or free text in ${SAMPLES} samples`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(error, ({ what, thrown, pathname }) => {
        const report = errorReportOf(thrown, pathname);
        const text = JSON.stringify(report);

        expect(errorReport.safeParse(report).success).toBe(true);
        for (const each of what) expect(text).not.toContain(JSON.stringify(each).slice(1, -1));
        expect(text).not.toContain("@");
      }),
      { numRuns: SAMPLES },
    );
  });

  test("rejects unknown fields", () => {
    const report = { name: "TypeError", place: "tracker", frames: ["B1x9Qz_a:2:1401"] };

    expect(errorReport.safeParse(report).success).toBe(true);
    for (const more of [{ message: "maya" }, { name: "maya" }, { place: "maya" }, { frames: ["maya okafor:1:1"] }]) {
      expect(errorReport.safeParse({ ...report, ...more }).success).toBe(false);
    }
  });
});

describe("the digest of a policy violation", () => {
  test.each([
    [{ "effective-directive": "script-src-elem", "blocked-uri": "inline" }, "script-src-elem", "inline"],
    [{ "violated-directive": "img-src 'self'", "blocked-uri": "https://maya.example/a.png" }, "img-src", "https:"],
    [
      { "effective-directive": "connect-src", "blocked-uri": "https://x.googleapis.com/v1" },
      "connect-src",
      "googleapis.com",
    ],
    [
      { "effective-directive": "script-src", "blocked-uri": "https://googleapis.com.evil.test/" },
      "script-src",
      "https:",
    ],
    [
      { "effective-directive": "require-trusted-types-for", "blocked-uri": "trusted-types-sink" },
      "require-trusted-types-for",
      "trusted-types-sink",
    ],
    [{ "effective-directive": "maya", "blocked-uri": "maya" }, "other", "other"],
    [{}, "other", "other"],
  ])("the digest of the policy violation %j has its directive and source", (report, directive, blocked) =>
    expect(cspDigest(report)).toEqual({ directive, blocked }),
  );

  test(`holds no name, email or free text in ${SAMPLES} samples`, { timeout: 120_000 }, () => {
    const report = fc.record({
      "document-uri": personal,
      "effective-directive": fc.oneof(personal, fc.constant("script-src")),
      "blocked-uri": fc.oneof(
        personal,
        personal.map((text) => `https://${text}/`),
      ),
      "script-sample": personal,
    });
    fc.assert(
      fc.property(report, (given) => {
        const text = JSON.stringify(cspDigest(given));
        expect(text).toMatch(/^\{"directive":"[a-z-]+","blocked":"[a-z.:-]+"\}$/);
        for (const each of Object.values(given)) if (each !== "script-src") expect(text).not.toContain(each);
      }),
      { numRuns: SAMPLES },
    );
  });
});
