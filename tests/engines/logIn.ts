import { type Student, suite } from "../support/suite.ts";
import type { Used } from "./useEngine.ts";

/** Logs a student in who has a stage, in a browser where nobody is. */
export async function logIn(
  { engine, visitor }: Used,
  { email, password }: Pick<Student, "email" | "password">,
): Promise<void> {
  await engine.page.open(`${suite.hostingUrl}/auth`);
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.press("Let's Go");
  await visitor.isAt("/dashboard");
}

/** Logs the student out if one is signed in. */
export async function leave({ engine, visitor }: Used): Promise<void> {
  await engine.page.open(`${suite.hostingUrl}/dashboard`);
  // The link in the layout leads to the button.
  await visitor.press("Log Out");
  await visitor.until("the button to have the focus", () =>
    engine.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.tagName === "BUTTON" && activeElement.textContent === "Log Out";
    }),
  );
  await engine.page.type("\n");
  await visitor.isAt("/auth");
}
