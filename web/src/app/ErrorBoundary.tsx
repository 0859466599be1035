import { Component, type ReactNode } from "react";
import { reportLater } from "../base/reportLater.ts";
import { ErrorScreen } from "./error/ErrorScreen.tsx";

interface ErrorBoundaryProps {
  /** A new address is a new attempt: going back leaves a screen that broke. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** The place is null until the next render provides the props. */
  readonly broken: { readonly error: unknown; readonly place: string | null } | null;
}

/** Shows the error screen instead of a screen that broke. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { broken: { error, place: null } };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    { broken }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!broken || broken.place === place) return null;
    return { broken: broken.place === null ? { ...broken, place } : null };
  }

  override componentDidCatch(error: unknown): void {
    reportLater(error);
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken ? <ErrorScreen error={broken.error} /> : this.props.children;
  }
}
