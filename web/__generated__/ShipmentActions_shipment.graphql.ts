/**
 * @generated SignedSource<<c1b6245d537f6248dec021cd93999838>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentActions_shipment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment" | "DocumentSetDialog_shipment" | "MergeDialog_shipment" | "UploadDialog_shipment">;
  readonly " $fragmentType": "ShipmentActions_shipment";
};
export type ShipmentActions_shipment$key = {
  readonly " $data"?: ShipmentActions_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentActions_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentActions_shipment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentSetDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UploadDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MergeDialog_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "ea7ac1de7e1ce1b4e405fea01ca35f12";

export default node;
