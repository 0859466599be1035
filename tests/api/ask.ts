import { call } from "../support/suite.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Makes a call and checks that its answer is JSON, even an error. */
export async function ask(...[method, path, options]: Parameters<typeof call>): Promise<Reply> {
  const response = await call(method, path, options);
  const type = response.headers.get("content-type");
  const text = await response.text();
  if (type !== "application/json; charset=utf-8") throw new Error(`${method} ${path} answered ${type}: ${text}`);
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

export function refusal(status: number, code: string, field?: string) {
  return { status, body: { error: { code, ...(field !== undefined && { field }) } } };
}
