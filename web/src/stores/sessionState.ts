import type { Student } from "./student.ts";

/** Who is here. `student` is there exactly when a student is signed in and our server was asked about them. */
export type SessionState =
  /** The provider has not said yet whether a student is signed in, or our server has not said who. */
  | { readonly status: "pending" }
  | { readonly status: "signed-out" }
  /** Signed in to log in, but our server does not know the student: the screen asks whether to register. */
  | { readonly status: "not-registered"; readonly student: Student }
  | { readonly status: "needs-stage"; readonly student: Student }
  | { readonly status: "ready"; readonly student: Student }
  /** Signed in, but our server could not be asked. `failure` is null while it is asked again. */
  | { readonly status: "failed"; readonly student: Student; readonly failure: string | null };

export type SessionStatus = SessionState["status"];

/** A sentence about the session: on the sign-in page, or in the signed-in app. */
export interface SessionNotice {
  readonly place: "sign-in" | "signed-in";
  readonly text: string;
}
