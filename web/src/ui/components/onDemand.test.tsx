import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { onDemand } from "./onDemand.tsx";

test("a component on demand renders the module that loaded first", async () => {
  let loads = 0;
  const Part = onDemand(async () => {
    loads += 1;
    const words = `load ${loads}`;
    return () => <p>{words}</p>;
  });

  await Promise.all([Part.prepare(), Part.prepare()]);

  expect(renderToStaticMarkup(<Part />)).toBe("<p>load 1</p>");
});
