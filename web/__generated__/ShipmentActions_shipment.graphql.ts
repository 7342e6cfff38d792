/**
 * @generated SignedSource<<78949f5aba1a3fc2e76368107bb32369>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentActions_shipment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContractDialog_shipment" | "CustomDocumentDialog_shipment" | "InvoiceDialog_shipment" | "MergeDialog_shipment" | "PackingListDialog_shipment" | "ProformaInvoiceDialog_shipment" | "UploadDialog_shipment">;
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

(node as any).hash = "7d1961c74569ed731c3b1e7dd7e19514";

export default node;
