/**
 * @generated SignedSource<<97ec8c478589459616116268c7ed0c32>>
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
    readonly customsSealNumber: string;
    readonly dunnageWeight: string | null | undefined;
    readonly grossWeight: string | null | undefined;
    readonly isoType: string;
    readonly lineSealNumber: string;
    readonly lot: string;
    readonly maxGrossWeight: string | null | undefined;
    readonly netWeight: string | null | undefined;
    readonly packages: string | null | undefined;
    readonly rfidSealNumber: string;
    readonly size: string;
    readonly tareWeight: string | null | undefined;
    readonly unit: string;
    readonly vgmMethod: string;
    readonly vgmSlipNo: string;
    readonly vgmWeighbridge: string;
    readonly vgmWeighedOn: string | null | undefined;
    readonly vgmWeight: string | null | undefined;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packages",
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
          "name": "tareWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxGrossWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dunnageWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customsSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeighedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmSlipNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeighbridge",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "c69f05f912451b1512b98c9c712214e2";

export default node;
