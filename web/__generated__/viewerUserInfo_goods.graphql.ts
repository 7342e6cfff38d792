/**
 * @generated SignedSource<<ccaac39637901dcb60f4c961530b7aad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_goods$data = {
  readonly nodes: ReadonlyArray<{
    readonly hsnCode: string;
    readonly id: string;
    readonly name: string;
    readonly specification: string;
    readonly sqcUnit: string;
    readonly stateOfOrigin: string;
  }>;
  readonly " $fragmentType": "viewerUserInfo_goods";
};
export type viewerUserInfo_goods$key = {
  readonly " $data"?: viewerUserInfo_goods$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_goods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_goods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Goods",
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
          "name": "hsnCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "specification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sqcUnit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateOfOrigin",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GoodsConnection",
  "abstractKey": null
};

(node as any).hash = "1bd3b306f7cde4a3eb082b0162f29bee";

export default node;
