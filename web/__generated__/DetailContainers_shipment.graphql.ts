/**
 * @generated SignedSource<<b8d93c7fc547a71c8fb278051f05b9cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerLoad = "FCL" | "LCL";
import type { FragmentRefs } from "relay-runtime";
export type DetailContainers_shipment$data = {
  readonly containerDetail: {
    readonly containerCount: number | null | undefined;
    readonly type: ContainerLoad | null | undefined;
  } | null | undefined;
  readonly containers: ReadonlyArray<{
    readonly containerNumber: string;
    readonly grossWeight: string | null | undefined;
    readonly lineSealNumber: string;
    readonly lot: string;
    readonly netWeight: string | null | undefined;
    readonly rfidSealNumber: string;
    readonly size: string;
    readonly unit: string;
  }>;
  readonly " $fragmentType": "DetailContainers_shipment";
};
export type DetailContainers_shipment$key = {
  readonly " $data"?: DetailContainers_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailContainers_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailContainers_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContainerDetail",
      "kind": "LinkedField",
      "name": "containerDetail",
      "plural": false,
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
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Container",
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
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lot",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "27ac86868b7952b6b3b4f72a4bbb7b64";

export default node;
