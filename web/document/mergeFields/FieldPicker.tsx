import { graphql, useLazyLoadQuery } from "react-relay";
import type { FieldPickerQuery } from "../../__generated__/FieldPickerQuery.graphql.ts";
import { FieldMenu } from "./FieldMenu.tsx";

type Props = { shipmentId: string; attempt: number; onInsert: (name: string) => void };

/** All merge fields with their values for this shipment. */
export function FieldPicker({ shipmentId, attempt, onInsert }: Props) {
  const { node } = useLazyLoadQuery<FieldPickerQuery>(
    graphql`
      query FieldPickerQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            mergeFields {
              name
              value
            }
          }
        }
      }
    `,
    { id: shipmentId },
    // Numbers and parties may have changed since the dialog was last open.
    { fetchPolicy: "store-and-network", fetchKey: attempt },
  );
  const fields = node?.shipment?.mergeFields?.map(({ name, value }) => ({ name, value })) ?? null;
  return <FieldMenu fields={fields} onInsert={onInsert} />;
}
