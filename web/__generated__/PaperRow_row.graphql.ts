/**
 * @generated SignedSource<<626b78c9a72e2dbf4eb3274c505082be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaperState = "AVAILABLE" | "DRAFT" | "MISSING";
export type PaperType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "FUMIGATION" | "INVOICE" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type PaperRow_row$data = {
  readonly buyerName: string;
  readonly firmId: string;
  readonly invoiceNo: string;
  readonly papers: ReadonlyArray<{
    readonly isNeeded: boolean;
    readonly state: PaperState;
    readonly type: PaperType;
  }>;
  readonly shipmentId: string;
  readonly shipmentName: string;
  readonly " $fragmentType": "PaperRow_row";
};
export type PaperRow_row$key = {
  readonly " $data"?: PaperRow_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperRow_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperRow_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentName",
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
      "name": "invoiceNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Paper",
      "kind": "LinkedField",
      "name": "papers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNeeded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ShipmentPapers",
  "abstractKey": null
};

(node as any).hash = "cda7e2203118dc52337de9ad03006105";

export default node;
