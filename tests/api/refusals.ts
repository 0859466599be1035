import { describe, expect, test } from "vitest";
import { adminAuth, newStudent } from "../support/suite.ts";
import { ask, refusal } from "./ask.ts";

interface Place {
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  /** A body the call would accept. */
  readonly body?: Readonly<Record<string, unknown>>;
}

/** What every signed-in call refuses. */
export function describeSignedInOnly({ method, path, body }: Place): void {
  describe("a call without a valid sign-in", () => {
    test.each([
      ["no token", {}],
      ["an invalid token", { authorization: "Bearer nonsense" }],
      ["a token of another kind", { authorization: "Basic bWF5YTpjYWlybg==" }],
    ])("refuses %s", async (_, headers) => {
      const reply = await ask(method, path, { body, headers });

      expect(reply).toMatchObject(refusal(401, "not-signed-in"));
    });

    test("refuses the token of a disabled account", async () => {
      const ann = await newStudent({ stage: "hs-10" });
      await adminAuth.updateUser(ann.uid, { disabled: true });

      const reply = await ask(method, path, { body, idToken: ann.idToken });

      expect(reply).toMatchObject(refusal(401, "not-signed-in"));
    });

    test("refuses the token of a deleted account", async () => {
      const ann = await newStudent({ stage: null });
      await adminAuth.deleteUser(ann.uid);

      const reply = await ask(method, path, { body, idToken: ann.idToken });

      expect(reply).toMatchObject(refusal(401, "not-signed-in"));
    });
  });
}

/** What every call refuses about its method. */
export function describeMethod({ method, path }: Place): void {
  test.each(["GET", "POST", "PUT", "PATCH", "DELETE"].filter((other) => other !== method))(
    "a request with the method %s is refused, and the answer names the right one",
    async (other) => {
      const reply = await ask(other, path);

      expect(reply).toMatchObject(refusal(405, "method-not-allowed"));
      expect(reply.headers.get("allow")).toBe(method);
    },
  );

  test("an answer is never cached and carries the caller's request id", async () => {
    const reply = await ask(method, path, { headers: { "x-request-id": "test-1" } });

    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    expect(reply.headers.get("x-request-id")).toBe("test-1");
  });
}

/** What every call with a body refuses about the body. */
export function describeBody({ path, body }: Required<Place>, { signedIn }: { readonly signedIn: boolean }): void {
  const signInIfNeeded = async () => (signedIn ? { idToken: (await newStudent({ stage: "hs-10" })).idToken } : {});

  describe("the body", () => {
    test("the body must have a JSON content type", async () => {
      const reply = await ask("POST", path, {
        ...(await signInIfNeeded()),
        body: JSON.stringify(body),
        headers: { "content-type": "text/plain" },
      });

      expect(reply).toMatchObject(refusal(415, "not-json"));
    });

    test.each([
      ["broken JSON", '{"stageId":'],
      ["a bare word", "hello"],
      ["a list", "[]"],
    ])("the body cannot be %s", async (_, text) => {
      const reply = await ask("POST", path, { ...(await signInIfNeeded()), body: text });

      expect(reply).toMatchObject(refusal(400, "bad-request"));
    });

    test("the body cannot be larger than 16 KiB", async () => {
      const idToken = await signInIfNeeded();

      const reply = await ask("POST", path, { ...idToken, body: { ...body, filler: "x".repeat(16 * 1024) } });

      expect(reply).toMatchObject(refusal(413, "body-too-large"));
    });

    test("the body cannot have an unknown field", async () => {
      const reply = await ask("POST", path, { ...(await signInIfNeeded()), body: { ...body, isAdmin: true } });

      expect(reply).toMatchObject(refusal(400, "bad-request", "isAdmin"));
    });

    test.each(Object.keys(body))("the body must have %s", async (field) => {
      const { [field]: _, ...rest } = body;

      const reply = await ask("POST", path, { ...(await signInIfNeeded()), body: rest });

      expect(reply).toMatchObject(refusal(400, "bad-request", field));
    });

    test.each(Object.keys(body))("the body cannot have a %s that is too long or not a text", async (field) => {
      const signIn = await signInIfNeeded();

      const replies = [
        await ask("POST", path, { ...signIn, body: { ...body, [field]: "a".repeat(300) } }),
        await ask("POST", path, { ...signIn, body: { ...body, [field]: 7 } }),
        await ask("POST", path, { ...signIn, body: { ...body, [field]: null } }),
      ];

      for (const reply of replies) expect(reply).toMatchObject(refusal(400, "bad-request", field));
    });
  });
}
