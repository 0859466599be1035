import { expect, test } from "vitest";
import { Operations } from "../../src/operations/Operations.ts";
import { database, nameOf } from "../model/builders.ts";
import { compiled, inDocuments } from "../rules/rulesFixture.ts";
import { newStore, set } from "../store/writes.ts";
import { admin, ann, callsOf, codeOf } from "./service.ts";

// Each operation costs more than half of a request's limit.
const rules = compiled(
  inDocuments(`match /things/{id} {
    allow get, write: if ${Array(90).fill("request.auth.uid == 'ann'").join(" && ")};
  }`),
);

function newService() {
  return new Operations({ store: newStore(), rulesFor: () => rules, now: () => 1n, newId: () => "1" });
}

const tooExpensive = {
  code: "PERMISSION_DENIED",
  message: expect.stringContaining(
    "Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.",
  ),
};

test("the cost limit denies two writes together and allows each alone", async () => {
  const service = newService();
  const { commit, get } = callsOf(service, ann);

  await expect(commit([set("things/a"), set("things/b")])).rejects.toMatchObject(tooExpensive);
  expect(await callsOf(service, admin).get("things/a")).toBeNull();

  expect(await codeOf(commit([set("things/a")]))).toBe("OK");
  expect(await codeOf(commit([set("things/b")]))).toBe("OK");
  expect(await get("things/a")).not.toBeNull();
});

test("the cost limit denies two writes together in a transaction", async () => {
  const { begin, commit } = callsOf(newService(), ann);

  await expect(commit([set("things/a"), set("things/b")], await begin())).rejects.toMatchObject(tooExpensive);
  expect(await codeOf(commit([set("things/a")], await begin()))).toBe("OK");
});

test("the cost limit denies a batch read of two documents and allows one", async () => {
  const read = (...ids: string[]) =>
    newService().batchGetDocuments(ann, {
      database,
      names: ids.map((id) => nameOf(`things/${id}`)),
      mask: null,
      consistency: { kind: "latest" },
    });

  expect(await codeOf(read("a"))).toBe("OK");
  await expect(read("a", "b")).rejects.toMatchObject(tooExpensive);
});

test("the cost limit never applies to a server's commit", async () => {
  const { commit } = callsOf(newService(), admin);

  expect(await codeOf(commit([set("things/a"), set("things/b")]))).toBe("OK");
});
