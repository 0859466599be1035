import { failure, float, type ValueOf } from "../values/RulesValue.ts";
import { type BuiltinTable, builtin } from "./Builtin.ts";

const earthRadiusInMeters = 6_371_010;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The great-circle distance in meters on a spherical earth (haversine). */
function distance(from: ValueOf<"latlng">, to: ValueOf<"latlng">): number {
  const halfChord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusInMeters * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

export const latlngMethods: BuiltinTable = [
  builtin("latitude", ["latlng"], ({ latitude }) => float(latitude)),
  builtin("longitude", ["latlng"], ({ longitude }) => float(longitude)),
  builtin("distance", ["latlng", "latlng"], (from, to) => float(distance(from, to))),
];

/** `latlng.…` */
export const latlngFunctions: BuiltinTable = [
  builtin("value", ["number", "number"], (north, east) => {
    const latitude = Number(north.value);
    const longitude = Number(east.value);
    if (!(Math.abs(latitude) <= 90)) return failure(`Invalid latitude ${latitude}. Expected: -90 to 90.`);
    if (!(Math.abs(longitude) <= 180)) return failure(`Invalid longitude ${longitude}. Expected: -180 to 180.`);
    return { type: "latlng", latitude, longitude };
  }),
];
