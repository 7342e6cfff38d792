import { graphql, useFragment } from "react-relay";
import type { useWarningsAt_shipment$key } from "../__generated__/useWarningsAt_shipment.graphql.ts";

/** The warnings of a shipment below `part` of it, such as "transport", by the name of the field there. The last one of a field counts. */
export function useWarningsAt(shipment: useWarningsAt_shipment$key, part: string): Partial<Record<string, string>> {
  const { warnings } = useFragment(
    graphql`
      fragment useWarningsAt_shipment on Shipment {
        warnings {
          message
          field
        }
      }
    `,
    shipment,
  );
  return Object.fromEntries(
    (warnings ?? []).flatMap(({ message, field: [first, name] }) => (first === part && name ? [[name, message]] : [])),
  );
}
