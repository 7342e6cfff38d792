import { Component, type ReactNode } from "react";

type Props = { renderFailure: (error: Error) => ReactNode; children: ReactNode };
type State = { error: Error | null };

/** Keeps a failure inside one part of a page; give it another `key` to try again. (React offers this to classes alone.) */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.renderFailure(this.state.error);
  }
}
