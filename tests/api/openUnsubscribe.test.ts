import { API_CALLS } from "@domain/api/apiCalls.ts";
import { expect, test } from "vitest";
import { suite } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";

const { method, path } = API_CALLS.openUnsubscribe;

test("the link in an email leads to the page with the button, with the token where no server sees it", async () => {
  const token = "t".repeat(43);

  const response = await fetch(`${suite.hostingUrl}${path}?token=${token}`, { method, redirect: "manual" });

  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(`/unsubscribe/#${token}`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("the link in an email never leads anywhere else", async () => {
  const reply = await ask(method, `${path}?token=${encodeURIComponent("//elsewhere.example/")}`);

  expect(reply).toMatchObject(refusal(400, "bad-request", "token"));
});
