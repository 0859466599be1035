import type { Student } from "./student.ts";

/** Who is signed in. `student` is present exactly if a student is signed in and our server was asked about them. */
export type SessionState =
  /** The provider has not reported yet whether a student is signed in, or our server has not said who. */
  | { readonly status: "pending" }
  | { readonly status: "signed-out" }
  /** The student logged in, but our server does not know them: the screen asks whether to register. */
  | { readonly status: "not-registered"; readonly student: Student }
  | { readonly status: "needs-stage"; readonly student: Student }
  | { readonly status: "ready"; readonly student: Student }
  /** Signed in, but our server could not be asked. `failure` is null while it is asked again. */
  | { readonly status: "failed"; readonly student: Student; readonly failure: string | null };

export type SessionStatus = SessionState["status"];

/** A message about the session, for the sign-in page or the signed-in app. */
export interface SessionNotice {
  readonly place: "sign-in" | "signed-in";
  readonly text: string;
}
