import { useEffect, type ReactNode } from "react";
import { RequestError, textOfError } from "./RequestError.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";
import { showError } from "../ui/feedback/toast.ts";

const notLoaded = "This could not be loaded. Please reload the page and try again.";

type Props = {
  /** What the dialog is open for: a change is a new attempt. */
  attempt: unknown;
  /** The dialog failed to open, and a toast was shown: unmount it. */
  onFailed: () => void;
  children: ReactNode;
};

/** Wraps a dialog whose code or data loads when it is opened. If loading fails, a toast says so and the page stays. */
export function DialogBoundary({ attempt, onFailed, children }: Props) {
  return (
    <ErrorBoundary attempt={attempt} renderFailure={(error) => <DialogFailure error={error} onFailed={onFailed} />}>
      <PromptSuspense>{children}</PromptSuspense>
    </ErrorBoundary>
  );
}

type FailureProps = { error: Error; onFailed: () => void };

function DialogFailure({ error, onFailed }: FailureProps) {
  useEffect(() => {
    showError(error instanceof RequestError ? textOfError(error) : notLoaded);
    onFailed();
  }, [error, onFailed]);
  return null;
}
