export type ButtonVariant = "solid" | "quiet" | "danger" | "danger-quiet" | "text";

/** For links that look like buttons. Buttons themselves use `Button`, which imports the styles. */
export function buttonClass(variant: ButtonVariant, extra?: string): string {
  return ["button", `button--${variant}`, extra].filter(Boolean).join(" ");
}
