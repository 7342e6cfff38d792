import { Alert, Button, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { textOfError } from "../../relay/RequestError.ts";

type Props = {
  error: Error;
  /** The cached list, if any. */
  cached: ReactNode;
};

/** Shown if the list fails to load: the reason, a retry, and the cached list. */
export function ShipmentListFailure({ error, cached }: Props) {
  const { revalidate, state } = useRevalidator();
  return (
    <Stack gap="md">
      <Alert color="red" icon={<IconAlertTriangle size={18} stroke={1.7} />} title="Failed to load shipments" role="alert">
        <Stack gap="sm" align="flex-start">
          {textOfError(error)}
          <Button size="xs" variant="default" loading={state === "loading"} onClick={() => void revalidate()}>
            Try again
          </Button>
        </Stack>
      </Alert>
      {cached}
    </Stack>
  );
}
