import { expect, test } from "vitest";
import { pathToken } from "./pathToken.ts";

const FILE = "/api/cards/:token.txt";

test.each([
  [FILE, "/api/cards/abc.txt", "abc"],
  [FILE, "/cards/abc.txt", "abc"],
  [FILE, "/api/cards/a.txt.txt", "a.txt"],
  [FILE, "/api/cards/.txt", null],
  [FILE, "/api/cards/a/b.txt", null],
  [FILE, "/api/cards/abc", null],
  [FILE, "/api/cards.txt", null],
  [FILE, "/api/other/abc.txt", null],
  ["/api/cards/new", "/api/cards/new", ""],
  ["/api/cards/new", "/cards/new", ""],
  ["/api/cards/new", "/api/cards/new.txt", null],
])("the token in the route %s of the path %s is %j", (route, called, token) => {
  expect(pathToken(route, called)).toBe(token);
});
