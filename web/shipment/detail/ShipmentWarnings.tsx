import { graphql, useFragment } from "react-relay";
import type { ShipmentWarnings_shipment$key } from "../../__generated__/ShipmentWarnings_shipment.graphql.ts";
import { WarningList } from "../../ui/feedback/WarningList.tsx";

type Props = { shipment: ShipmentWarnings_shipment$key };

/** A stored shipment's warnings, including reused document numbers and documents that are out of date. */
export function ShipmentWarnings({ shipment }: Props) {
  const { warnings, newest } = useFragment(
    graphql`
      fragment ShipmentWarnings_shipment on Shipment {
        warnings {
          message
        }
        newest: attachments(last: 100) {
          nodes {
            name
            staleFields
          }
        }
      }
    `,
    shipment,
  );
  const stale = newest.nodes.flatMap(({ name, staleFields }) =>
    staleFields && staleFields.length > 0 ? [`${name} is out of date: ${staleFields.join(", ")} changed since`] : [],
  );
  return <WarningList messages={[...(warnings ?? []).map(({ message }) => message), ...stale]} />;
}
