import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** What is shown in the place of what broke. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** What it is made of: another value is another attempt. */
  readonly of?: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly of: unknown;
}

/** Keeps a failure of what it holds from the rest of the page. */
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
