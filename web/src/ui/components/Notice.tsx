import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import "./Notice.css";

interface NoticeProps {
  icon: LucideIcon;
  tone?: "plain" | "ok" | "warn" | "danger";
  role?: "alert" | "status";
  action?: ReactNode;
  children: ReactNode;
}

/** One sentence about a state, with at most one action. */
export function Notice({ icon: Icon, tone = "plain", role, action, children }: NoticeProps) {
  return (
    <div className={`notice notice--${tone}`} role={role}>
      <Icon className="icon notice__icon" aria-hidden />
      <p className="notice__text">{children}</p>
      {action}
    </div>
  );
}
