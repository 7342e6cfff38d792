/**
 * @generated SignedSource<<92a633c5b97b6c60fd71e388e766dfa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProformaInvoiceDialog_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly id: string;
  readonly piDate: string | null | undefined;
  readonly piNo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment" | "MemoSwitches_shipment">;
  readonly " $fragmentType": "ProformaInvoiceDialog_shipment";
};
export type ProformaInvoiceDialog_shipment$key = {
  readonly " $data"?: ProformaInvoiceDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProformaInvoiceDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProformaInvoiceDialog_shipment",
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

(node as any).hash = "30c2559e1142fbc6c3f3c27d6f3da8e4";

export default node;
