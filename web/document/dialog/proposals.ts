import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { fromPrintedDay, localDay, toDayMonthYear } from "#domain/time/dates.ts";
import type { proposalsQuery } from "../../__generated__/proposalsQuery.graphql.ts";

/** What a document's definition proposes for its fields, with the shipment's values in place of merge fields. */
export function useProposals({ fields }: DocumentDefinition, shipmentId: string): Record<string, string> {
  const [today] = useState(() => toDayMonthYear(localDay(new Date())));
  const proposing = fields.filter(({ proposed }) => proposed !== undefined);
  const { node } = useLazyLoadQuery<proposalsQuery>(
    graphql`
      query proposalsQuery($id: ID!) {
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
    { fetchPolicy: proposing.length > 0 ? "network-only" : "store-only" },
  );
  const mergeFields = (node?.shipment?.mergeFields ?? []).map(({ name, value }) => [name, value] as const);
  // The user's today, which may be another than the service's.
  const values = new Map([...mergeFields, ["today", today] as const]);
  return Object.fromEntries(
    proposing.map(({ name, type, proposed = "" }) => {
      const text = proposed.replace(/\{\{([^{}]*)\}\}/g, (_whole, field: string) => values.get(field.trim()) ?? "");
      return [name, type === "date" ? (fromPrintedDay(text) ?? "") : withoutBlankLines(text)];
    }),
  );
}

/** An address without the lines whose fields are blank. */
function withoutBlankLines(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .join("\n");
}
