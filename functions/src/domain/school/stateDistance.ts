import type { Rule } from "../shared/rule.ts";
import type { UsState } from "./usState.ts";

/**
 * Where the people of each state live on average: degrees north and east, to a tenth of a degree (about 7 miles). Work of
 * the U.S. government, in the public domain.
 */
const CENTERS: Readonly<Record<UsState, readonly [north: number, east: number]>> = {
  AL: [33.0, -86.8],
  AK: [61.4, -149.0],
  AZ: [33.4, -111.9],
  AR: [35.2, -92.7],
  CA: [35.5, -119.3],
  CO: [39.5, -105.2],
  CT: [41.5, -72.9],
  DE: [39.3, -75.5],
  DC: [38.9, -77.0],
  FL: [27.8, -81.6],
  GA: [33.4, -83.9],
  HI: [21.1, -157.5],
  ID: [44.2, -115.2],
  IL: [41.3, -88.4],
  IN: [40.1, -86.3],
  IA: [41.9, -93.0],
  KS: [38.5, -96.4],
  KY: [37.8, -85.3],
  LA: [30.7, -91.5],
  ME: [44.3, -69.8],
  MD: [39.1, -76.8],
  MA: [42.3, -71.4],
  MI: [42.9, -84.2],
  MN: [45.2, -93.6],
  MS: [32.6, -89.6],
  MO: [38.4, -92.2],
  MT: [46.8, -111.3],
  NE: [41.2, -97.2],
  NV: [37.0, -116.2],
  NH: [43.1, -71.5],
  NJ: [40.4, -74.4],
  NM: [34.6, -106.3],
  NY: [41.5, -74.6],
  NC: [35.5, -79.7],
  ND: [47.3, -99.4],
  OH: [40.4, -82.8],
  OK: [35.6, -96.9],
  OR: [44.8, -122.6],
  PA: [40.4, -77.0],
  PR: [18.3, -66.3],
  RI: [41.8, -71.5],
  SC: [34.0, -81.0],
  SD: [44.0, -98.9],
  TN: [35.8, -86.3],
  TX: [30.9, -97.3],
  UT: [40.4, -111.9],
  VT: [44.1, -72.8],
  VA: [37.9, -77.8],
  WA: [47.3, -121.6],
  WV: [38.8, -80.7],
  WI: [43.7, -89.0],
  WY: [42.7, -107.0],
};

export const STATE_DISTANCE_RULE: Rule = {
  id: "state-distance",
  title: "Distance from home",
  text: "Miles in a straight line between the two states, each at its center of population in 2020. A school may be much closer or farther within its state.",
  source: "U.S. Census Bureau, 2020 Centers of Population by State, as the R package USpopcenters 0.2.0 holds them",
  sourceUrl: "https://www.census.gov/geographies/reference-files/time-series/geo/centers-population.html",
  checked_on: "2026-11-22",
  verified: false,
};

/** The mean radius of the Earth, in miles. */
const EARTH = 3_958.8;

/** Miles between the centers of two states, to the nearest ten; 0 for the same state. By the haversine formula. */
export function milesBetween(from: UsState, to: UsState): number {
  const [north, east] = CENTERS[from];
  const [otherNorth, otherEast] = CENTERS[to];
  const half =
    Math.sin(radians(otherNorth - north) / 2) ** 2 +
    Math.cos(radians(north)) * Math.cos(radians(otherNorth)) * Math.sin(radians(otherEast - east) / 2) ** 2;
  return Math.round((2 * EARTH * Math.asin(Math.sqrt(half))) / 10) * 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
