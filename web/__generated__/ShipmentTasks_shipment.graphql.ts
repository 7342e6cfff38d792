/**
 * @generated SignedSource<<50cf73603e0c366321d528add3a3427f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentTasks_shipment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContractDialog_shipment" | "CustomDocumentDialog_shipment" | "InvoiceDialog_shipment" | "MergeDialog_shipment" | "PackingListDialog_shipment" | "ProformaInvoiceDialog_shipment" | "UploadDialog_shipment">;
  readonly " $fragmentType": "ShipmentTasks_shipment";
};
export type ShipmentTasks_shipment$key = {
  readonly " $data"?: ShipmentTasks_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentTasks_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentTasks_shipment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProformaInvoiceDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackingListDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomDocumentDialog_shipment"
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

(node as any).hash = "4f155fdf5111b459973bdffb86cd7cea";

export default node;
