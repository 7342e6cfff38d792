import { Component, type ReactNode } from "react";

type Props = {
  /** Something that changes when there is a new attempt, such as a new query: a failure shown before is taken back then. */
  attempt: unknown;
  renderFailure: (error: Error) => ReactNode;
  children: ReactNode;
};
type State = { error: Error | null; attempt: unknown };

/** Keeps a failure inside one part of a page. (React offers this to classes alone.) */
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
