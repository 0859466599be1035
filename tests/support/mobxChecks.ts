import { configure } from "mobx";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

/**
 * MobX checks how the stores use it, in every test that runs them in Node. (Unit tests run no store. Browser tests run
 * the production build, in which MobX checks nothing.) It only warns, so a warning fails the test here.
 */
configure({
  // A write outside of an action lets screens render a half-changed state.
  enforceActions: "always",
  // A reaction that reads nothing observable never runs again.
  reactionRequiresObservable: true,
  // Off: store methods and tests may read outside of a reaction, because they need the current value.
  computedRequiresReaction: false,
  observableRequiresReaction: false,
});

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, "warn");
});
afterEach(() => {
  const warnings = warn.mock.calls.map(([message]) => String(message)).filter((message) => /^\[mobx\]/i.test(message));
  warn.mockRestore();
  expect(warnings).toEqual([]);
});
