import { Button, Group } from "@mantine/core";
import { useRouteError } from "react-router";
import { textOfError } from "../../relay/RequestError.ts";
import { ErrorPanel } from "../../shell/errors/ErrorPanel.tsx";
import { usePageTitle } from "../../htmlHead/pageTitle.ts";
import { tryAgain } from "../../shell/errors/tryAgain.ts";
import { GoBack } from "./ShipmentMissing.tsx";

const failed = "Failed to fetch shipment details";

/** A shipment that failed to load: the reason, a retry, and a link to the firm. */
export function ShipmentError() {
  usePageTitle(failed);
  const text = textOfError(useRouteError(), failed);
  return (
    <ErrorPanel title={failed} text={text}>
      <Group gap="xs">
        <Button onClick={() => void tryAgain()}>Try again</Button>
        <GoBack variant="default" />
      </Group>
    </ErrorPanel>
  );
}
