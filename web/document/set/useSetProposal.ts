import { startTransition, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { localDay } from "#domain/time/dates.ts";
import type { useSetProposalQuery } from "../../__generated__/useSetProposalQuery.graphql.ts";
import type { SetNumbers, SetProposal } from "./setProposal.ts";

/** A cleared date is no date that the service could read; what is blank is proposed again. */
function withoutBlanks(entered: SetNumbers): SetNumbers {
  return Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== ""));
}

/** How long typing must pause before the numbers are checked again. */
const pauseMilliseconds = 300;

/** Queries a proposal for the entered numbers and dates, again when they change. Null if the service generates no sets. */
export function useSetProposal(shipmentId: string, entered: SetNumbers): SetProposal | null {
  // The user's today, which may be another than the service's.
  const [today] = useState(() => localDay(new Date()));
  const text = JSON.stringify(entered);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    // The dialog stays as it is while the next proposal arrives.
    const timer = setTimeout(() => startTransition(() => setAsked(text)), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [text]);
  const numbers = withoutBlanks(JSON.parse(asked));
  const { node } = useLazyLoadQuery<useSetProposalQuery>(
    graphql`
      query useSetProposalQuery($id: ID!, $numbers: DocumentNumbersInput, $today: Date) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            documentSetProposal(numbers: $numbers, today: $today) {
              contractNo
              contractDate
              piNo
              piDate
              invoiceNo
              invoiceDate
              proposed
              warnings {
                message
                field
              }
              documents {
                document
                values {
                  name
                  value
                }
              }
            }
          }
        }
      }
    `,
    { id: shipmentId, numbers, today },
    { fetchPolicy: "network-only" },
  );
  const proposal = node?.shipment?.documentSetProposal;
  if (!proposal) return null;
  const { contractNo, contractDate, piNo, piDate, invoiceNo, invoiceDate, proposed, warnings, documents } = proposal;
  const dates = { contractDate: contractDate ?? "", piDate: piDate ?? "", invoiceDate: invoiceDate ?? "" };
  return {
    numbers: { contractNo, piNo, invoiceNo, ...dates },
    proposed,
    warnings: warnings.map(({ message, field }) => ({ message, field: field[0] ?? "" })),
    values: new Map(documents.map(({ document, values }) => [document, values.map(({ name, value }) => ({ name, value }))])),
  };
}
