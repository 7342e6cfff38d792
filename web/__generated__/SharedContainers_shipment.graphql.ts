/**
 * @generated SignedSource<<2e68b53f01976b5afe37b65526b6f7ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerLoad = "FCL" | "LCL";
import type { FragmentRefs } from "relay-runtime";
export type SharedContainers_shipment$data = {
  readonly containerCount: number | null | undefined;
  readonly containerLoad: ContainerLoad | null | undefined;
  readonly containers: ReadonlyArray<{
    readonly containerNumber: string;
    readonly customsSealNumber: string | null | undefined;
    readonly grossWeight: string;
    readonly isoType: string;
    readonly lineSealNumber: string | null | undefined;
    readonly netWeight: string;
    readonly rfidSealNumber: string | null | undefined;
    readonly size: string;
    readonly unit: string;
  }>;
  readonly " $fragmentType": "SharedContainers_shipment";
};
export type SharedContainers_shipment$key = {
  readonly " $data"?: SharedContainers_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedContainers_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedContainers_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "containerLoad",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedContainer",
      "kind": "LinkedField",
      "name": "containers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "containerNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isoType",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rfidSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customsSealNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "ed9591cc03c6cdc792398d8158ffe5b4";

export default node;
