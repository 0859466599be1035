import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Rendered instead of the part that broke. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** What the children are made of. A new value starts a new attempt. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly of: unknown;
}

/** An error boundary: keeps a failure in its children from the rest of the page. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { isBroken: false, of };
  }

  private readonly retry = () => this.setState({ isBroken: false });

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(this.retry) : this.props.children;
  }
}
