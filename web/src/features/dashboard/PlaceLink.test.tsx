import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { PlaceLink } from "./PlaceLink.tsx";

test("a date leads to where it is done", () => {
  const item = { id: "letter-sato-needed", title: "Dr. Sato's letter" };
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <PlaceLink item={item} />
    </MemoryRouter>,
  );

  expect(markup).toContain("/tracker/application/letters?letter=sato");
});
