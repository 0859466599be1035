import type { ReactNode } from "react";
import "./Tag.css";

interface TagProps {
  tone?: "plain" | "ok" | "warn" | "outline";
  children: ReactNode;
}

/** A short label for the thing next to it. */
export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
