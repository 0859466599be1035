import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import "./IconButton.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  label: string;
}

/** A button that shows only an icon. Its label is for screen readers. */
export function IconButton({ icon: Icon, label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={label}
    >
      <Icon className="icon" aria-hidden />
    </button>
  );
}
