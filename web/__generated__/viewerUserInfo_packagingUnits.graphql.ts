/**
 * @generated SignedSource<<0455216bf9172e596585b6a7436ecc52>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_packagingUnits$data = {
  readonly nodes: ReadonlyArray<{
    readonly grossWeight: string | null | undefined;
    readonly id: string;
    readonly netWeight: string | null | undefined;
    readonly orderUnit: string;
    readonly packageType: string;
    readonly packingUnit: string;
    readonly weight: string | null | undefined;
  }>;
  readonly " $fragmentType": "viewerUserInfo_packagingUnits";
};
export type viewerUserInfo_packagingUnits$key = {
  readonly " $data"?: viewerUserInfo_packagingUnits$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_packagingUnits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_packagingUnits",
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
  "type": "PackagingUnitConnection",
  "abstractKey": null
};

(node as any).hash = "04b01951a4944edd90806ee1c9a205bf";

export default node;
