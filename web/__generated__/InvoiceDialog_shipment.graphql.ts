/**
 * @generated SignedSource<<bd8f8a7abde082863ca3c12367d61ab6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDialog_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly id: string;
  readonly invoiceDate: string | null | undefined;
  readonly invoiceNo: string | null | undefined;
  readonly piDate: string | null | undefined;
  readonly piNo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment" | "MemoSwitches_shipment">;
  readonly " $fragmentType": "InvoiceDialog_shipment";
};
export type InvoiceDialog_shipment$key = {
  readonly " $data"?: InvoiceDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDialog_shipment",
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
      "name": "invoiceNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractDate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentDialog_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemoSwitches_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "497d9f23bb9725a607284c3e2081d1db";

export default node;
