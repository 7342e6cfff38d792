import { Button, Group, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { textOfError } from "./RequestError.ts";
import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";

type Props = {
  /** What is said if the error has no text, such as 'Failed to load the fields'. */
  failure: string;
  /** What the part shows: a change is a new attempt. */
  of?: string | null;
  /** Receives the number of the attempt, which the part's query takes as `fetchKey`: Relay keeps a failed answer otherwise. */
  children: (attempt: number) => ReactNode;
};

/** A part of a page or form whose data loads by itself. If that fails, a second try is offered in its place, and what is around it stays. */
export function PartBoundary({ failure, of = null, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <ErrorBoundary
      attempt={`${attempt} ${of}`}
      renderFailure={(error) => (
        <Group role="alert" gap="xs">
          <Text size="sm">{textOfError(error, failure)}</Text>
          <Button size="xs" variant="default" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Group>
      )}
    >
      {children(attempt)}
    </ErrorBoundary>
  );
}
