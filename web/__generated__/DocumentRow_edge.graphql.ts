/**
 * @generated SignedSource<<980ecc88b67129cf4364ffd88b510095>>
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
  readonly problem: string;
  readonly shipmentId: string;
  readonly shipmentName: string;
  readonly textState: DocumentTextState;
  readonly " $fragmentSpreads": FragmentRefs<"Snippet_edge">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Snippet_edge"
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

(node as any).hash = "cba81be5b05a813537a83cd98673077c";

export default node;
