import { Component, type ReactNode } from "react";

type Props = {
  /** Changes with each new attempt, such as a new query, and clears an earlier failure. */
  attempt: unknown;
  renderFailure: (error: Error) => ReactNode;
  children: ReactNode;
};
type State = { error: Error | null; attempt: unknown };

/** Contains a failure inside one part of a page. React supports error boundaries in classes only. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : { error: null, attempt };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : this.props.renderFailure(this.state.error);
  }
}
