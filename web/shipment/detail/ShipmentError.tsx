import { Group } from "@mantine/core";
import { useRouteFailure } from "../../shell/errors/useRouteFailure.ts";
import { textOfError } from "../../relay/RequestError.ts";
import { ErrorPanel, TryAgain } from "../../shell/errors/ErrorPanel.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { GoBack } from "./ShipmentMissing.tsx";

const failed = "Failed to fetch shipment details";

/** A shipment that failed to load: the reason, a retry, and a link to the firm. */
export function ShipmentError() {
  usePageTitle(failed);
  const text = textOfError(useRouteFailure(), failed);
  return (
    <ErrorPanel title={failed} text={text}>
      <Group gap="xs">
        <TryAgain />
        <GoBack variant="default" />
      </Group>
    </ErrorPanel>
  );
}
