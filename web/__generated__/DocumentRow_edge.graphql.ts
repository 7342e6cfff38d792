/**
 * @generated SignedSource<<8f4be60bfc2ecf78e07843c21ade35ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentTextState = "DONE" | "FAILED" | "PENDING" | "SCAN" | "TOO_LONG";
import type { FragmentRefs } from "relay-runtime";
export type DocumentRow_edge$data = {
  readonly buyerName: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly isNewest: boolean;
  readonly node: {
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AttachmentRow_attachment">;
  };
  readonly page: number | null | undefined;
  readonly problem: string;
  readonly shipmentId: string;
  readonly shipmentName: string;
  readonly snippet: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Snippet_pieces">;
  }>;
  readonly textState: DocumentTextState;
  readonly " $fragmentType": "DocumentRow_edge";
};
export type DocumentRow_edge$key = {
  readonly " $data"?: DocumentRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentRow_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentRow_edge",
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
      "kind": "ScalarField",
      "name": "firmId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firmName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNewest",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "textState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SnippetPiece",
      "kind": "LinkedField",
      "name": "snippet",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Snippet_pieces"
        }
      ],
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AttachmentRow_attachment"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FoundDocumentEdge",
  "abstractKey": null
};

(node as any).hash = "9d1c9b37b2c57f6bb16f89f8ba472dba";

export default node;
