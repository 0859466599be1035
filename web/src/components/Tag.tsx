import type { ReactNode } from "react";
import "./Tag.css";

interface TagProps {
  tone?: "plain" | "ok" | "warn" | "outline";
  children: ReactNode;
}

/** A word about the thing it stands beside. */
export function Tag({ tone = "plain", children }: TagProps) {
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
