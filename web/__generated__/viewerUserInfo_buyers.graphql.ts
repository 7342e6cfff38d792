/**
 * @generated SignedSource<<1e38d706e3e79ef0a22e78e5cd181c6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_buyers$data = {
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
  readonly " $fragmentType": "viewerUserInfo_buyers";
};
export type viewerUserInfo_buyers$key = {
  readonly " $data"?: viewerUserInfo_buyers$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_buyers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_buyers",
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
  "type": "BuyerConnection",
  "abstractKey": null
};

(node as any).hash = "6fa8c89b40a010bc8f78e6453ef5f089";

export default node;
