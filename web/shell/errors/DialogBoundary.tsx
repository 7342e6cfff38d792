import { useEffect, type ReactNode } from "react";
import { RequestError, textOfError } from "../../relay/RequestError.ts";
import { ErrorBoundary } from "../../ui/feedback/ErrorBoundary.tsx";
import { PromptSuspense } from "../../ui/loading/PromptSuspense.tsx";
import { showError } from "../../ui/feedback/toast.ts";

const notLoaded = "This could not be loaded. Please reload the page and try again.";

type Props = {
  /** What the dialog is open for: something else is a new attempt. */
  attempt: unknown;
  /** The dialog could not be opened, and the user has been told: take it away. */
  onFailed: () => void;
  children: ReactNode;
};

/** Around a dialog whose code or data comes when it is opened. If it does not come, a toast says so and the page stays. */
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
