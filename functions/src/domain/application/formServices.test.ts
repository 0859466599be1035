import { describe, expect, test } from "vitest";
import { APPLICATION_FORMS } from "./application.ts";
import { FORM_SERVICES } from "./formService.ts";
import {
  chosenServices,
  FORMS_OF_SERVICE,
  offeredForms,
  servicesOfSchools,
  serviceWith,
  withService,
} from "./formServices.ts";

test("every form belongs to one service", () => {
  const listed = FORM_SERVICES.flatMap((service) => [...FORMS_OF_SERVICE[service]]);

  expect(listed.toSorted()).toEqual([...APPLICATION_FORMS].sort());
  for (const service of FORM_SERVICES) {
    for (const form of FORMS_OF_SERVICE[service]) expect(serviceWith(form)).toBe(service);
  }
});

describe("the student's services", () => {
  test("the student's services are the track's first until one is chosen", () => {
    expect(chosenServices("HS", undefined)).toEqual(["common_app"]);
    expect(chosenServices("PM", undefined)).toEqual(["amcas"]);
    expect(chosenServices("PD", ["common_app"])).toEqual(["aadsas"]);
  });

  test("the student's services are the chosen ones that the track has, in display order", () => {
    expect(chosenServices("PM", ["tmdsas", "aacomas", "uc"])).toEqual(["aacomas", "tmdsas"]);
  });

  test("keep the track's first when another one is added", () => {
    expect(withService("PM", undefined, "tmdsas", true)).toEqual(["amcas", "tmdsas"]);
  });

  test("the student's services change without those of other tracks", () => {
    const both = withService("HS", ["amcas", "aacomas"], "uc", true);

    expect(both).toEqual(["common_app", "uc", "amcas", "aacomas"]);
    expect(withService("HS", both, "common_app", false)).toEqual(["uc", "amcas", "aacomas"]);
  });
});

describe("the forms a student is offered", () => {
  test("are those for colleges in high school, the chosen service first", () => {
    expect(offeredForms("HS", ["uc", "amcas"])).toEqual(["uc", "common_app", "common_app_honors"]);
    expect(offeredForms("HS", undefined)).toEqual(["common_app", "common_app_honors", "uc"]);
  });

  test("are all of them later, each once", () => {
    const offered = offeredForms("PM", ["tmdsas"]);

    expect(offered[0]).toBe("tmdsas");
    expect(offered.toSorted()).toEqual([...APPLICATION_FORMS].sort());
  });
});

describe("the services of a list of schools", () => {
  const school = { track: "PM", kind: "MD", state: "OH", control: "private", schoolId: null, name: "School" } as const;
  const countsOf = (...[track, schools]: Parameters<typeof servicesOfSchools>) =>
    Object.fromEntries(servicesOfSchools(track, schools));

  test("are counted per track", () => {
    const schools = [
      school,
      { ...school, kind: "DO" },
      { ...school, kind: "DO" },
      { ...school, state: "TX", control: "public" },
      { ...school, track: "PD", kind: "DDS" },
    ] as const;

    expect(countsOf("PM", schools)).toEqual({ amcas: 1, aacomas: 2, tmdsas: 1 });
    expect(countsOf("PD", schools)).toEqual({ aadsas: 1 });
  });

  test("include UC for its campuses, and nothing for other colleges", () => {
    const college = { ...school, track: "HS", kind: "UG", state: "CA" } as const;
    const named = ["University of California, Davis", "UC Berkeley", "University of Southern California"];

    expect(
      countsOf(
        "HS",
        named.map((name) => ({ ...college, name })),
      ),
    ).toEqual({ uc: 2 });
  });
});
