import type { BrowserContext } from "playwright-core";
import { sessionOf, writeSession } from "./session.ts";
import { adminAuth, adminDb, type Student, suite } from "./suite.ts";

/**
 * Leaves on the device what a student's login at this origin leaves there. Playwright's own `storageState` closes its
 * page without waiting for the database's transaction, so on a busy machine the session can be lost.
 */
export async function storeSession(
  context: BrowserContext,
  student: Pick<Student, "uid" | "email" | "password">,
  origin: string,
): Promise<void> {
  const session = await sessionOf(student, { auth: adminAuth, db: adminDb, authHost: suite.authHost });
  const page = await context.newPage();
  await page.route(`${origin}/`, (request) => request.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(origin);
  await page.evaluate(writeSession, session);
  await page.close();
}
