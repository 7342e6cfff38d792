/**
 * @generated SignedSource<<8dfbe3ac1feaa517123b66cf729ad3dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BuyerPanel_viewer$data = {
  readonly buyers: {
    readonly nodes: ReadonlyArray<{
      readonly address: string;
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "BuyerPanel_viewer";
};
export type BuyerPanel_viewer$key = {
  readonly " $data"?: BuyerPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BuyerPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BuyerPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BuyerConnection",
      "kind": "LinkedField",
      "name": "buyers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Buyer",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "country",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3813fa3787f66d283bcd14251a01c9e0";

export default node;
