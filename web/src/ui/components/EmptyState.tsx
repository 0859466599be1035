import type { ReactNode } from "react";
import { Cairn } from "./Cairn.tsx";
import "./EmptyState.css";

interface EmptyStateProps {
  heading: string;
  level?: 2 | 3;
  /** What will appear here, in a sentence or two. */
  children: ReactNode;
  action?: ReactNode;
}

/** What a place shows before it has any content, with one action to begin. */
export function EmptyState({ heading, level = 3, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <Cairn className="empty-state__cairn" done={0} total={4} />
      <Heading>{heading}</Heading>
      <p className="empty-state__text">{children}</p>
      {action}
    </div>
  );
}
