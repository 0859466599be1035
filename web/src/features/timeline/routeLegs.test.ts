import type { TimelineStep } from "@domain/timeline/timelineStep";
import { describe, expect, test } from "vitest";
import { TIMELINE } from "../../content/timeline.ts";
import { type RouteStudent, routeLegs } from "./routeLegs.ts";

const junior: RouteStudent = { stageId: "hs-11", dashboardItem: "HS", own: "high-school" };
const premed: RouteStudent = { stageId: "pm-junior", dashboardItem: "PM", own: "undergraduate" };
const predent: RouteStudent = { stageId: "pd-gap-build", dashboardItem: "PD", own: "gap-years" };

const having = (status: TimelineStep["status"]): TimelineStep => ({ status, on: "2026-11-20", reason: "", task: null });

function waypoints(student: RouteStudent, states: Readonly<Record<string, TimelineStep>> = {}) {
  return routeLegs(TIMELINE, states, student).flatMap((leg) => leg.waypoints);
}

function titlesOf(state: string, ...route: Parameters<typeof waypoints>): string[] {
  return waypoints(...route)
    .filter((waypoint) => waypoint.state === state)
    .map(({ step }) => step.title);
}

describe("the sections of the route", () => {
  const sections = (student: RouteStudent) =>
    routeLegs(TIMELINE, {}, student).map(({ name, side }) => (side ? `(${name})` : name));

  test("end with both schools until a path is chosen", () => {
    expect(sections(junior)).toEqual([
      "High School",
      "Undergraduate",
      "(Gap Year(s))",
      "(Medical School)",
      "(Dental School)",
    ]);
  });

  test("follow the student's path", () => {
    expect(sections(premed)).toEqual(["High School", "Undergraduate", "(Gap Year(s))", "Medical School"]);
    expect(sections({ ...junior, dashboardItem: "PD" })).toEqual([
      "High School",
      "Undergraduate",
      "(Gap Year(s))",
      "Dental School",
    ]);
    expect(waypoints(premed).some(({ step }) => step.id === "ug-dat")).toBe(false);
  });

  test("include the gap year of a student who is in one", () => {
    expect(sections(predent)).toEqual(["High School", "Undergraduate", "Gap Year(s)", "Dental School"]);
  });

  test("keep the student's own section, whatever path they plan for", () => {
    expect(sections({ stageId: "md-1", dashboardItem: "PD", own: "medical-school" })).toContain("(Medical School)");
  });
});

describe("the waypoints", () => {
  test("mark the current step and the next one", () => {
    expect(titlesOf("here", junior)).toEqual(["Search for scholarships"]);
    expect(titlesOf("next", junior)).toEqual(["Prepare for and take the SAT"]);
    expect(waypoints(junior).filter(({ isWalked }) => isWalked)).toHaveLength(9);
  });

  test("keep done and skipped steps with their day, and continue with the next open step", () => {
    const states = { "hs-scholarships": having("done"), "hs-sat": having("skipped"), "hs-clubs": having("open") };

    expect(titlesOf("here", junior, states)).toEqual(["Prepare for and take the ACT"]);
    expect(titlesOf("next", junior, states)).toEqual(["Build your college list"]);
    const [scholarships, sat] = waypoints(junior, states).slice(8, 10);
    expect([scholarships?.state, scholarships?.on]).toEqual(["done", "2026-11-20"]);
    expect([sat?.state, sat?.on]).toEqual(["skipped", "2026-11-20"]);
    expect(waypoints(junior, states)[1]).toMatchObject({ state: "open", on: "" });
  });

  test("put a student without open steps at the end of the section, and the next step after it", () => {
    const states = Object.fromEntries(
      (TIMELINE[1]?.steps ?? []).map(({ id }): [string, TimelineStep] => [id, having("done")]),
    );
    const legs = routeLegs(TIMELINE, states, premed);

    expect(legs.filter(({ isHere }) => isHere).map(({ id }) => id)).toEqual(["undergraduate"]);
    expect(titlesOf("here", premed, states)).toEqual([]);
    // A gap year is an optional detour, not the next thing to do.
    expect(titlesOf("next", premed, states)).toEqual(["Settle in and study smart"]);
  });

  test("mark nothing as walked on a detour that was not taken", () => {
    const student = { stageId: "md-1", dashboardItem: "PM", own: "medical-school" };
    const gap = routeLegs(TIMELINE, {}, student).find(({ id }) => id === "gap-years");

    expect(gap?.waypoints.some(({ isWalked }) => isWalked)).toBe(false);
    expect(waypoints(student).filter(({ isWalked }) => isWalked)).toHaveLength(41);
  });

  test("are all open for a student without a known section", () => {
    const states = waypoints({ stageId: "", dashboardItem: "HS", own: "" });

    expect(states.some(({ isWalked, state }) => isWalked || state === "here")).toBe(false);
  });
});
