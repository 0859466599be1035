import type { ComponentType } from "react";
import { GoogleMark } from "./GoogleMark.tsx";

/** The ways to sign in outside Cairn that this installation has switched on. One that is off is not shown. */
export const PROVIDERS = [{ id: "google", name: "Google", Mark: GoogleMark }] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly Mark: ComponentType;
}[];

export type Provider = (typeof PROVIDERS)[number];
