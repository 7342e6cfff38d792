import { Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShipmentImportQuery } from "../__generated__/ShipmentImportQuery.graphql.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { ImportTableDialog } from "./ImportTableDialog.tsx";
import { LastImport } from "./LastImport.tsx";

type Props = {
  /** Global id of the firm of shipments whose rows name none. */
  firmId: string;
  onClosed: () => void;
  /** Shipments came or went. */
  onChanged: () => void;
};

/** 'Import Shipments' from the list of a firm, with the last import and its 'Undo import'. */
export function ShipmentImport({ firmId, onClosed, onChanged }: Props) {
  const { viewer } = useLazyLoadQuery<ShipmentImportQuery>(
    graphql`
      query ShipmentImportQuery {
        viewer {
          imports {
            __typename
          }
          ...LastImport_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  if (!viewer?.imports)
    return (
      <Dialog title="Import Shipments" size="sm" onClosed={onClosed}>
        {() => <Text size="sm">This service imports no tables.</Text>}
      </Dialog>
    );
  const last = <LastImport kind="SHIPMENT" viewer={viewer} onUndone={onChanged} />;
  return <ImportTableDialog kind="SHIPMENT" firmId={firmId} before={last} onClosed={onClosed} onImported={onChanged} />;
}
