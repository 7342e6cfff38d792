/**
 * @generated SignedSource<<ac052554858474d5f04b441e59b6a303>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackagingUnitPanel_viewer$data = {
  readonly packagingUnits: {
    readonly nodes: ReadonlyArray<{
      readonly grossWeight: string | null | undefined;
      readonly id: string;
      readonly netWeight: string | null | undefined;
      readonly orderUnit: string;
      readonly packageType: string;
      readonly packingUnit: string;
      readonly weight: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "PackagingUnitPanel_viewer";
};
export type PackagingUnitPanel_viewer$key = {
  readonly " $data"?: PackagingUnitPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackagingUnitPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackagingUnitPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PackagingUnitConnection",
      "kind": "LinkedField",
      "name": "packagingUnits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PackagingUnit",
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
              "name": "orderUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packingUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "weight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packageType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "netWeight",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grossWeight",
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

(node as any).hash = "19b9ee30475086660d9954dcfc971d16";

export default node;
