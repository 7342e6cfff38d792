/**
 * @generated SignedSource<<7eca2f9a6448211da784cd49465faa18>>
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
  readonly " $fragmentSpreads": FragmentRefs<"MemoSwitches_shipment">;
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
      "name": "MemoSwitches_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "90379d6b45a3c8cd39288962bf5156b3";

export default node;
