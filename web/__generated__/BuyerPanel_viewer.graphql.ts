/**
 * @generated SignedSource<<2b0a25552a27907d45f9c28293c1098c>>
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
      readonly bankAddress: string;
      readonly bankName: string;
      readonly bankSwiftCode: string;
      readonly contactPerson: string;
      readonly country: string;
      readonly email: string;
      readonly id: string;
      readonly name: string;
      readonly phone: string;
      readonly taxNumber: string;
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "contactPerson",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "taxNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bankName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bankAddress",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bankSwiftCode",
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

(node as any).hash = "b62bbd19c5c69370b577b7599fbc3a56";

export default node;
