/**
 * @generated SignedSource<<9269aa9a77ad2d33bee8db2e273bf5c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundDocumentDialog_edge$data = ReadonlyArray<{
  readonly node: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentDialogs_attachment">;
  };
  readonly shipmentId: string;
  readonly " $fragmentType": "FoundDocumentDialog_edge";
}>;
export type FoundDocumentDialog_edge$key = ReadonlyArray<{
  readonly " $data"?: FoundDocumentDialog_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundDocumentDialog_edge">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FoundDocumentDialog_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttachmentDialogs_attachment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundDocumentEdge",
  "abstractKey": null
};

(node as any).hash = "690547c668c7d3388ed8b18b385bc163";

export default node;
