/**
 * @generated SignedSource<<991149ddcdb2c4d139565bd071ffaf24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentDetail_shipment$data = {
  readonly firmId: string;
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentSection_shipment" | "DetailBank_shipment" | "DetailCharges_shipment" | "DetailContainers_shipment" | "DetailDeclaration_shipment" | "DetailNumbers_shipment" | "DetailParties_shipment" | "DetailProducts_shipment" | "DetailShipping_shipment" | "MasterDataNotice_shipment" | "ShipmentActions_shipment" | "ShipmentHeader_shipment" | "ShipmentWarnings_shipment">;
  readonly " $fragmentType": "ShipmentDetail_shipment";
};
export type ShipmentDetail_shipment$key = {
  readonly " $data"?: ShipmentDetail_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentDetail_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentDetail_shipment",
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
      "name": "firmId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentHeader_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentSection_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailNumbers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailParties_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailShipping_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailProducts_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailCharges_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailContainers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailBank_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailDeclaration_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentActions_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MasterDataNotice_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentWarnings_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "fd879246b94137b37e9f59f266470e0f";

export default node;
