/**
 * @generated SignedSource<<cc8398091be9f0bd214e4dac7e30f815>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoodsPanel_viewer$data = {
  readonly goods: {
    readonly nodes: ReadonlyArray<{
      readonly hsnCode: string;
      readonly id: string;
      readonly name: string;
      readonly specification: string;
      readonly sqcUnit: string;
      readonly stateOfOrigin: string;
    }>;
  };
  readonly " $fragmentType": "GoodsPanel_viewer";
};
export type GoodsPanel_viewer$key = {
  readonly " $data"?: GoodsPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GoodsPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GoodsPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GoodsConnection",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "85b3e28dc110f77babca3abcc40c06d6";

export default node;
