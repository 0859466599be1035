import { expect, test } from "vitest";
import { expectComplaints, newPage, untilStarted, useBrowser } from "../support/browser.ts";
import { suite } from "../support/suite.ts";

useBrowser();

test("the site's policy names its own sign-in domain, and of other hosts only the services that pages call", async () => {
  const policy = (await fetch(suite.hostingUrl)).headers.get("content-security-policy") ?? "";

  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/frame-src 'self'( http:\/\/127\.0\.0\.1:\d+)?;/);
  expect(policy).not.toContain("firebaseapp.com");
  expect([...policy.matchAll(/https:[^ ;]+/g)].map(([host]) => host)).toEqual([
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://apis.google.com",
  ]);
});

test("a page runs no text as markup or code, and only the allowed scripts", async () => {
  const page = await newPage();
  expectComplaints(page, /Trusted|Content Security Policy/);
  await page.goto("/auth");
  // The app decides which scripts are allowed.
  await untilStarted(page);

  const refused = await page.evaluate(() => {
    const script = (address: string) => () => document.createElement("script").setAttribute("src", address);
    const attempts: Readonly<Record<string, () => unknown>> = {
      markup: () => document.createElement("div").insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>"),
      code: () => setTimeout("void 0"),
      frame: () => Object.assign(document.createElement("iframe"), { srcdoc: "<p>" }),
      "a script of ours": script("/assets/other.js"),
      "a script of Google's": script("https://apis.google.com/js/other.js"),
      "another policy": () => Reflect.get(window, "trustedTypes").createPolicy("other", {}),
      "the sign-in script": script("https://apis.google.com/js/api.js?onload=__iframefcb1"),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });

  expect(refused).toEqual(["markup", "code", "frame", "a script of ours", "a script of Google's", "another policy"]);
});
