import { afterAll, beforeAll } from "vitest";
import type { Engine } from "./EnginePage.ts";
import { Visitor } from "./Visitor.ts";

export interface Used {
  readonly engine: Engine;
  readonly visitor: Visitor;
}

/** Starts an engine before the tests of this block and stops it after them. */
export function useEngine(start: () => Promise<Engine>): () => Used {
  let used: Used | undefined;
  beforeAll(async () => {
    const engine = await start();
    used = { engine, visitor: new Visitor(engine.page) };
  });
  afterAll(() => used?.engine.close());
  return () => {
    if (!used) throw new Error("The engine has not started.");
    return used;
  };
}
