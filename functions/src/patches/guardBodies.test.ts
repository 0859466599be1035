import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { API_CALLS } from "../domain/api/apiCalls.ts";
import { API_BODY_LIMIT } from "../domain/api/apiContract.ts";
import { PLAN_FILE_LIMIT } from "../domain/records/planFile.ts";
import { guardBodies } from "./guardBodies.ts";

/** The package that the runtime serves functions with. */
const express = createRequire(import.meta.resolve("firebase-functions/https"))("express");
let server: Server;

beforeAll(async () => {
  guardBodies(() => "request-1");
  const application = express().use((_: IncomingMessage, response: { end(text: string): void }) => response.end("ran"));
  server = createServer(application);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => server.close());

// Nothing of the body is sent, so only its declared length can have been read.
test.each([
  ["a plan file", API_CALLS.importPlan.path, PLAN_FILE_LIMIT],
  ["any other body", API_CALLS.register.path, API_BODY_LIMIT],
])("%s over its limit is refused by its declared length", async (_, path, limit) => {
  const { status, text } = await answerTo(path, limit + 1);

  expect(status).toBe(413);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "body-too-large" } });
});

/** Announces a body of this length and waits for the answer without sending it. */
function answerTo(path: string, length: number): Promise<{ status: number | undefined; text: string }> {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return new Promise((resolve, reject) => {
    const headers = { authorization: "Bearer any", "content-type": "application/json", "content-length": length };
    const call = request({ port: address.port, host: "127.0.0.1", path, method: "POST", headers });
    call.once("error", reject);
    call.once("response", async (response) => {
      let text = "";
      for await (const chunk of response.setEncoding("utf8")) text += chunk;
      call.destroy();
      resolve({ status: response.statusCode, text });
    });
    call.flushHeaders();
  });
}
