import { request } from "node:http";
import { expect, test } from "vitest";
import { suite } from "../support/suite.ts";

const hosting = new URL(suite.hostingUrl).host;
const DOORS = [
  ["hosting", hosting],
  ["functions", suite.functionsHost],
  ["sign-in", suite.authHost],
  ["Firestore", suite.firestoreHost],
  ["tasks", suite.tasksHost],
] as const;

function statusOf(door: string, headers: Record<string, string>): Promise<number | undefined> {
  const [host, port] = door.split(":");
  return new Promise((resolve, reject) => {
    request({ host, port, path: "/", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

test.each(DOORS)("%s refuses pages of other sites and names that lead to this machine", async (_, door) => {
  expect(await statusOf(door, { Origin: "https://evil.example" })).toBe(403);
  expect(await statusOf(door, { Origin: "null" })).toBe(403);
  expect(await statusOf(door, { Host: "evil.example" })).toBe(403);
  expect(await statusOf(door, { Origin: `http://${hosting}` })).not.toBe(403);
  expect(await statusOf(door, {})).not.toBe(403);
});
