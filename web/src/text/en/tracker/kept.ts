import { formatNumber, plural } from "@domain/shared/language";

const counted = (one: string, other: string) => (count: number) =>
  `${formatNumber(count)} ${plural(count, { one, other })}`;

export const schools = {
  HS: counted("college", "colleges"),
  PM: counted("medical school", "medical schools"),
  PD: counted("dental school", "dental schools"),
};
export const scores = counted("score", "scores");
export const applications = {
  HS: "the college application",
  PM: "the medical application",
  PD: "the dental application",
};
export const kept = (things: string) => `${things} are kept.`;
export const applicationKept = {
  HS: "The college application is kept.",
  PM: "The medical application is kept.",
  PD: "The dental application is kept.",
};
export const show = "Show them";
const trackNames = { HS: "high school", PM: "pre-medical", PD: "pre-dental" };
type TrackName = keyof typeof trackNames;
export const nowShows = (track: TrackName) => `Tabs and forms now show ${trackNames[track]}.`;
