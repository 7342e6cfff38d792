import { graphql, usePaginationFragment } from "react-relay";
import type { MergeDialog_shipment$key } from "../__generated__/MergeDialog_shipment.graphql.ts";
import type { MergeDialogPaginationQuery } from "../__generated__/MergeDialogPaginationQuery.graphql.ts";
import { useAllPages } from "../relay/moreRows.ts";
import { MergeForm, type MergeableFile } from "./MergeForm.tsx";

type Props = {
  shipment: MergeDialog_shipment$key;
  /** The shipment's files that are ticked at first, in their order. */
  ticked?: readonly MergeableFile[];
  onClosed: () => void;
};

const noFiles: readonly MergeableFile[] = [];

/** Merge Documents: joins two or more of the shipment's files into one PDF. */
export function MergeDialog({ shipment, ticked = noFiles, onClosed }: Props) {
  const { data, ...pages } = usePaginationFragment<MergeDialogPaginationQuery, MergeDialog_shipment$key>(
    graphql`
      fragment MergeDialog_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "MergeDialogPaginationQuery") {
        id
        name
        attachments(first: $first, after: $after) @connection(key: "MergeDialog_attachments") {
          edges {
            node {
              id
              name
              type
            }
          }
        }
      }
    `,
    shipment,
  );
  const { id, name, attachments } = data;
  // The newest are the last.
  useAllPages(pages);
  const loaded = attachments.edges.map(({ node }) => ({ id: node.id, name: node.name, type: node.type }));
  const files = [...loaded, ...ticked.filter((file) => loaded.every((other) => other.id !== file.id))];
  return <MergeForm files={files} shipments={[{ id, name }]} ticked={ticked.map((file) => file.id)} onClosed={onClosed} />;
}
