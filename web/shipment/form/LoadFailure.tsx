import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useEffect } from "react";
import { textOfError } from "../../relay/RequestError.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { showError } from "../../ui/feedback/toast.ts";

const loadFailed = "Failed to load shipment data";

type Props = { error: Error; onRetry: () => void };

/** Shown in the panel if the shipment or the master data failed to load. */
export function LoadFailure({ error, onRetry }: Props) {
  useEffect(() => showError(loadFailed), []);
  return (
    <EmptyState
      icon={<IconAlertTriangle size={22} stroke={1.6} />}
      title={loadFailed}
      text={textOfError(error, "Please try again.")}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
