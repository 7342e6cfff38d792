import { graphql, useFragment } from "react-relay";
import type { ShipmentWarnings_shipment$key } from "../../__generated__/ShipmentWarnings_shipment.graphql.ts";
import { WarningList } from "../WarningList.tsx";

type Props = { shipment: ShipmentWarnings_shipment$key };

/** A stored shipment's warnings, including reused document numbers. */
export function ShipmentWarnings({ shipment }: Props) {
  const { warnings } = useFragment(
    graphql`
      fragment ShipmentWarnings_shipment on Shipment {
        warnings {
          message
        }
      }
    `,
    shipment,
  );
  return <WarningList messages={(warnings ?? []).map(({ message }) => message)} />;
}
