import { useState } from "react";
import { readInlineData, graphql } from "react-relay";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { AudienceDialog_attachment$key } from "../../__generated__/AudienceDialog_attachment.graphql.ts";
import type { useSelection_edge$key } from "../../__generated__/useSelection_edge.graphql.ts";

/**
 * A ticked document: what the actions on a selection need. Ids are global ones. `keepsType`: it was generated, or is final. `key` is that of
 * the fragment of who may see it.
 */
export type Selected = {
  id: string;
  name: string;
  type: AttachmentType;
  firmId: string;
  shipmentId: string;
  shipmentName: string;
  megabytes: number;
  keepsType: boolean;
  key: AttachmentKey;
};

type AttachmentKey = AudienceDialog_attachment$key[number];

/** The ticked documents, by id, in the order in which they were ticked. */
export type Selection = {
  all: readonly Selected[];
  has: (id: string) => boolean;
  toggle: (document: Selected) => void;
  add: (documents: readonly Selected[]) => void;
  clear: () => void;
};

/** What to keep of a found document that is ticked. */
export function selectedOf(edge: useSelection_edge$key): Selected {
  const { firmId, shipmentId, shipmentName, isGenerated, node } = readInlineData(
    graphql`
      fragment useSelection_edge on FoundDocumentEdge @inline {
        firmId
        shipmentId
        shipmentName
        isGenerated
        node {
          id
          name
          type
          state
          sizeInMB
          # The dialog opens for a selection.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...AudienceDialog_attachment
        }
      }
    `,
    edge,
  );
  const { id, name, type, state, sizeInMB } = node;
  const keepsType = isGenerated || state === "FINAL";
  return { id, name, type, firmId, shipmentId, shipmentName, megabytes: Number(sizeInMB ?? 0), keepsType, key: node };
}

/** A selection of documents; another search, by its `searchKey`, begins with none. */
export function useSelection(searchKey: string): Selection {
  const [kept, setKept] = useState({ searchKey, chosen: new Map<string, Selected>() });
  const { chosen } = kept;
  if (kept.searchKey !== searchKey) setKept({ searchKey, chosen: new Map() });
  const change = (next: Map<string, Selected>) => setKept({ searchKey, chosen: next });
  return {
    all: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle(document) {
      const next = new Map(chosen);
      if (!next.delete(document.id)) next.set(document.id, document);
      change(next);
    },
    add: (documents) => change(new Map([...chosen, ...documents.map((one) => [one.id, one] as const)])),
    clear: () => change(new Map()),
  };
}
