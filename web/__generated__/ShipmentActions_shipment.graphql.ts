/**
 * @generated SignedSource<<db9750f66cdecc31a5d51e8f19c682cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentActions_shipment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment" | "MergeDialog_shipment" | "UploadDialog_shipment">;
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

(node as any).hash = "d8853f54583bfff52b10e3df9ca51556";

export default node;
