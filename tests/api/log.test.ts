import { readFile } from "node:fs/promises";
import { API_CALLS, type ApiCallName } from "@domain/api/apiCalls.ts";
import { expect, test } from "vitest";
import { newStudent, suite } from "../support/suite.ts";
import { until } from "../support/until.ts";
import { ask } from "./ask.ts";
import { callTable } from "./callTable.ts";
import { freshEmail } from "./freshEmail.ts";

test("the log has each call by its request id, without anything about its caller", async () => {
  const ann = await newStudent({ stage: "hs-10", name: "Annegret Lindqvist-Lee" });
  const email = freshEmail();
  const password = "unlikely horse staple";
  const run = `log-${process.pid}-${Date.now()}`;
  const secrets = [ann.uid, ann.email, ann.name, ann.idToken, ann.password, email, password, "198.51.100.77"];

  for (const name of Object.keys(API_CALLS) as ApiCallName[]) {
    const { method, path } = API_CALLS[name];
    const { input, isOpen } = callTable[name];
    await ask(method, path, {
      ...(!isOpen && { idToken: ann.idToken }),
      ...(method === "POST" && { body: isOpen ? { ...input, email, password } : input }),
      headers: { "x-request-id": `${run}-${name}`, "x-forwarded-for": "198.51.100.77" },
    });
  }
  const log = await logWith(`${run}-${Object.keys(API_CALLS).at(-1)}`);

  for (const name of Object.keys(API_CALLS)) expect(log).toContain(`"requestId":"${run}-${name}"`);
  for (const secret of secrets) expect(log).not.toContain(secret);
});

/** Another process writes the log, so the line may arrive after the answer. */
async function logWith(text: string): Promise<string> {
  let log = "";
  await until(`${text} in the log`, async () => {
    log = await readFile(suite.logFile, "utf8");
    return log.includes(text);
  });
  return log;
}
