import { describe, expect, test } from "vitest";
import { FAQS, FEATURED_FAQS } from "../../content/faqs.ts";
import { diagnosticsOf } from "./diagnosticsOf.ts";
import { searchFaqs, suggestFaqs } from "./findFaqs.ts";

const ids = (faqs: readonly { readonly id: string }[]) => faqs.map(({ id }) => id);

describe("the FAQs", () => {
  test("have unique ids, an answer, a date and valid links", () => {
    expect(new Set(ids(FAQS)).size).toBe(FAQS.length);
    expect(FAQS.length).toBeGreaterThan(FEATURED_FAQS);
    for (const { id, question, answer, links = [], checked_on } of FAQS) {
      expect(id).toMatch(/^[a-z0-9-]+$/);
      expect(question).toMatch(/\?$|\?\s/);
      expect(answer.length).toBeGreaterThan(40);
      expect(checked_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const { to } of links) expect(to).toMatch(/^(\/[a-z]|https:\/\/)/);
    }
  });

  test("are found by words in their answers, matches in questions first", () => {
    expect(ids(searchFaqs(FAQS, "swatches"))).toEqual(["dashboard-colors"]);
    expect(ids(searchFaqs(FAQS, "MCAT"))[0]).toBe("mcat-attempts");
    expect(ids(searchFaqs(FAQS, "no such words"))).toEqual([]);
    expect(searchFaqs(FAQS, " ")).toHaveLength(FAQS.length);
  });

  test.each([
    ["commit to enroll", "commit-to-enroll"],
    ["traffic rules", "commit-to-enroll"],
    ["TMDSAS", "amcas-aacomas-tmdsas"],
    ["DO schools", "amcas-aacomas-tmdsas"],
    ["CASPer", "test-accommodations-professional"],
    ["situational judgment", "casper-preview"],
    ["extra time SAT", "test-accommodations-hs"],
    ["504 plan", "college-accommodations"],
    ["visa", "international-students"],
    ["undocumented", "daca-students"],
    ["BA/MD", "bs-md"],
    ["early assurance", "early-assurance"],
    ["wait list", "waitlist"],
    ["MMI", "mmi"],
    ["postbacc", "post-bacc-smp"],
    ["SMP", "post-bacc-smp"],
    ["Grad PLUS", "federal-loans"],
    ["FAFSA", "fafsa-opening"],
    ["ResidencyCAS", "residency-services"],
    ["SHPEP", "shpep"],
  ])("the search of the FAQs finds %s", (typed, id) => {
    expect(ids(searchFaqs(FAQS, typed))).toContain(id);
  });

  test("the FAQs on applying and on money all name a source", () => {
    const outside = FAQS.filter(({ topic }) => ["Applying", "Money"].includes(topic));

    expect(outside.filter(({ source }) => source === undefined).map(({ id }) => id)).toEqual([]);
    expect(outside.length).toBeGreaterThanOrEqual(15);
  });

  test.each([
    ["I forgot my password", "forgot-password"],
    ["changing the colors", "dashboard-colors"],
    ["Passwords", "forgot-password"],
    ["How do I delete everything", "delete-account"],
    ["logging shadowing", "shadowing-near-me"],
    ["MCAT limits", "mcat-attempts"],
  ])("the FAQs are suggested for %s", (subject, id) => {
    expect(ids(suggestFaqs(FAQS, subject))).toContain(id);
  });

  test("the FAQs are not suggested for common words", () => {
    expect(suggestFaqs(FAQS, "how do I")).toEqual([]);
    expect(suggestFaqs(FAQS, "")).toEqual([]);
  });
});

test("technical details are plain lines and fit into a message", () => {
  const details = diagnosticsOf({
    browser: "Browser/1.0 ".repeat(200),
    language: "en-US",
    zone: "America/Chicago",
    width: 390,
    height: 844,
    isOnline: false,
    track: "PM",
  });

  expect(details).toContain("Window: 390 by 844");
  expect(details).toContain("Network: offline");
  expect(details.length).toBeLessThanOrEqual(1_000);
});
