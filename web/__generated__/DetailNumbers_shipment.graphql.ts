/**
 * @generated SignedSource<<2fc78981daa8dae18a8083cfe8b6fa7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailNumbers_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly invoiceDate: string | null | undefined;
  readonly invoiceNo: string | null | undefined;
  readonly notes: string;
  readonly piDate: string | null | undefined;
  readonly piNo: string | null | undefined;
  readonly " $fragmentType": "DetailNumbers_shipment";
};
export type DetailNumbers_shipment$key = {
  readonly " $data"?: DetailNumbers_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailNumbers_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailNumbers_shipment",
  "selections": [
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "23f95623d5787044e953fb196f55b477";

export default node;
