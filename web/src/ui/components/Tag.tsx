import type { ReactNode } from "react";
import "./Tag.css";

interface TagProps {
  tone?: "plain" | "ok" | "warn" | "outline" | "here";
  children: ReactNode;
}

/** A short label for the thing next to it. */
export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
